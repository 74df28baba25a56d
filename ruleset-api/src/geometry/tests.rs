//! What must hold of maps, in the words of the table. Records are written as JSON, as they lie in a file.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use serde_json::{Value, json};

use super::*;

fn geometry(map: Value) -> Geometry {
    Geometry::of(&serde_json::from_value(map).unwrap()).unwrap()
}

fn fault(map: Value) -> String {
    Geometry::of(&serde_json::from_value(map).unwrap()).unwrap_err().at()
}

#[allow(clippy::needless_pass_by_value)]
fn feature(at: Value) -> Feature {
    serde_json::from_value(json!({ "kind": "wood", "at": at })).unwrap()
}

/// How an element with this centre, size and angle stands to a feature with these corners, on a table of 600 x 600 mm.
fn on_table(reach: i64, [x, y]: [i64; 2], size: Option<[i64; 2]>, angle: i64, corners: Value) -> Contact {
    let table = geometry(json!({ "topology": "free", "size": [600, 600], "reach": reach }));
    table.contact_of(&Place::Pair([x, y]), size, angle, &feature(corners))
}

fn far_half() -> Value {
    json!([[0, 300], [600, 300], [600, 600], [0, 600]])
}

/// An L: a square of 200 mm without its upper right quarter.
fn l_shaped_wood() -> Value {
    json!([[200, 200], [300, 200], [300, 300], [400, 300], [400, 400], [200, 400]])
}

#[test]
fn squares_touch_by_edges_and_by_corners_where_the_map_says_eight() {
    let location = feature(json!([[2, 2]]));
    for (neighbours, at_corner) in [(json!(4), Contact::Apart), (json!(8), Contact::Adjacent)] {
        let squares = geometry(json!({ "topology": "square", "columns": 5, "rows": 6, "neighbours": neighbours }));
        let contact = |cell| squares.contact(&Place::Pair(cell), &location);
        assert_eq!((contact([2, 2]), contact([2, 3]), contact([4, 2])), (Contact::On, Contact::Adjacent, Contact::Apart));
        assert_eq!(contact([3, 3]), at_corner);
    }
}

#[test]
fn squares_without_a_word_on_neighbours_touch_by_edges() {
    let squares = geometry(json!({ "topology": "square", "columns": 5, "rows": 6 }));
    let location = feature(json!([[2, 2]]));
    assert_eq!(squares.contact(&Place::Pair([1, 2]), &location), Contact::Adjacent);
    assert_eq!(squares.contact(&Place::Pair([1, 1]), &location), Contact::Apart);
}

#[test]
fn a_piece_is_on_its_own_area_and_beside_the_linked_ones_in_both_directions() {
    let map = json!({ "topology": "areas", "areas": ["Paris", "Lyon", "Lille"], "links": [["Paris", "Lyon"]] });
    let areas = geometry(map);
    let contact = |place: &str, at| areas.contact(&Place::Area(place.to_owned()), &feature(at));
    assert_eq!(contact("Paris", json!(["Paris", "Lyon"])), Contact::On);
    assert_eq!(contact("Paris", json!(["Lyon"])), Contact::Adjacent);
    assert_eq!(contact("Lyon", json!(["Paris"])), Contact::Adjacent);
    assert_eq!(contact("Lille", json!(["Paris", "Lyon"])), Contact::Apart);
    assert!(areas.holds(&Place::Area("Lille".to_owned())) && !areas.holds(&Place::Area("Nantes".to_owned())));
}

#[test]
fn a_map_that_is_wrong_points_at_the_fault() {
    for (map, at) in [
        (json!({ "topology": "square", "columns": 5 }), "rows"),
        (json!({ "topology": "square", "columns": 0, "rows": 6 }), "columns"),
        (json!({ "topology": "square", "columns": 5, "rows": 6, "neighbours": 6 }), "neighbours"),
        (json!({ "topology": "free" }), "size"),
        (json!({ "topology": "free", "size": [600, 0] }), "size/1"),
        (json!({ "topology": "free", "size": [1_000_000_001, 600] }), "size/0"),
        (json!({ "topology": "free", "size": [600, 600], "reach": -1 }), "reach"),
        (json!({ "topology": "areas" }), "areas"),
        (json!({ "topology": "areas", "areas": ["Paris", " "] }), "areas/1"),
        (json!({ "topology": "areas", "areas": ["Paris", "Lyon", "Paris"] }), "areas/2"),
        (json!({ "topology": "areas", "areas": ["Paris"], "links": [["Paris", "Lyon"]] }), "links/0/1"),
    ] {
        assert_eq!(fault(map.clone()), at, "{map}");
    }
}

#[test]
fn a_place_of_another_kind_of_map_is_off_the_map() {
    let square = geometry(json!({ "topology": "square", "columns": 5, "rows": 6 }));
    let areas = geometry(json!({ "topology": "areas", "areas": ["Paris"] }));
    assert!(square.holds(&Place::Pair([4, 5])) && !square.holds(&Place::Pair([5, 0])) && !square.holds(&Place::zone("out")));
    assert!(!square.holds(&Place::Area("Paris".to_owned())) && !areas.holds(&Place::Pair([0, 0])));
}

#[test]
fn a_centre_on_the_very_edge_is_still_on_the_table() {
    let table = geometry(json!({ "topology": "free", "size": [600, 400] }));
    assert!(table.holds(&Place::Pair([600, 400])) && table.holds(&Place::Pair([0, 0])));
    assert!(!table.holds(&Place::Pair([601, 0])) && !table.holds(&Place::Pair([0, -1])));
}

#[test]
fn any_part_over_the_line_is_in_the_half_and_an_edge_on_the_line_is_beside_it() {
    let element = |y| on_table(0, [300, y], Some([40, 20]), 0, far_half());
    assert_eq!((element(291), element(290), element(289)), (Contact::On, Contact::Adjacent, Contact::Apart));
    let turned = |y| on_table(0, [300, y], Some([40, 20]), 90, far_half());
    assert_eq!((turned(281), turned(280), turned(279)), (Contact::On, Contact::Adjacent, Contact::Apart));
}

#[test]
fn an_element_turned_by_an_eighth_reaches_over_by_its_corner() {
    // A square of 100 mm on its corner reaches 70.7 mm from its centre.
    let element = |y| on_table(0, [300, y], Some([100, 100]), 45, far_half());
    assert_eq!((element(230), element(229)), (Contact::On, Contact::Apart));
}

#[test]
fn angles_turn_clockwise() {
    // Turned clockwise by 30 degrees, the right end of a long element dips towards the viewer, where y grows.
    let (right_below, left_below) = (json!([[375, 340], [395, 340], [395, 360]]), json!([[205, 340], [225, 340], [205, 360]]));
    assert_eq!(on_table(0, [300, 300], Some([200, 10]), 30, right_below.clone()), Contact::On);
    assert_eq!(on_table(0, [300, 300], Some([200, 10]), 30, left_below.clone()), Contact::Apart);
    assert_eq!(on_table(0, [300, 300], Some([200, 10]), -30, right_below), Contact::Apart);
    assert_eq!(on_table(0, [300, 300], Some([200, 10]), -30, left_below), Contact::On);
}

#[test]
fn an_element_without_a_size_is_a_point_and_the_line_belongs_to_neither_half() {
    let near_half = json!([[0, 0], [600, 0], [600, 300], [0, 300]]);
    for (y, far, near) in
        [(301, Contact::On, Contact::Apart), (300, Contact::Adjacent, Contact::Adjacent), (299, Contact::Apart, Contact::On)]
    {
        assert_eq!(on_table(0, [300, y], None, 0, far_half()), far, "at {y}");
        assert_eq!(on_table(0, [300, y], None, 0, near_half.clone()), near, "at {y}");
        assert_eq!(on_table(0, [300, y], Some([40, 0]), 90, far_half()), far, "a size without an area, at {y}");
    }
}

#[test]
fn a_point_on_the_tables_edge_is_in_the_half_that_ends_there() {
    for at in [[0, 450], [600, 301], [300, 600], [0, 600]] {
        assert_eq!(on_table(0, at, None, 0, far_half()), Contact::On, "{at:?}");
    }
    assert_eq!(on_table(0, [0, 300], None, 0, far_half()), Contact::Adjacent);
}

#[test]
fn what_lies_in_the_notch_of_a_concave_wood_is_not_in_the_wood() {
    let at = |at, size| on_table(0, at, size, 0, l_shaped_wood());
    assert_eq!((at([350, 250], None), at([250, 250], None), at([350, 350], None)), (Contact::Apart, Contact::On, Contact::On));
    assert_eq!(at([350, 250], Some([60, 60])), Contact::Apart);
    assert_eq!(at([350, 250], Some([100, 100])), Contact::Adjacent);
    assert_eq!(at([349, 250], Some([100, 60])), Contact::On);
}

#[test]
fn an_element_within_a_wood_and_a_wood_within_an_element_are_on_it() {
    assert_eq!(on_table(0, [250, 350], Some([40, 20]), 17, l_shaped_wood()), Contact::On);
    assert_eq!(on_table(0, [300, 300], Some([300, 300]), 17, l_shaped_wood()), Contact::On);
    assert_eq!(
        on_table(0, [300, 300], Some([200, 200]), 0, json!([[200, 200], [400, 200], [400, 400], [200, 400]])),
        Contact::On
    );
}

#[test]
fn edges_within_reach_are_adjacent_by_the_shortest_way() {
    let hill = || json!([[200, 200], [300, 200], [300, 300], [200, 300]]);
    // 30 mm to the right and 40 mm below the corner: 50 mm.
    assert_eq!(on_table(50, [330, 340], None, 0, hill()), Contact::Adjacent);
    assert_eq!(on_table(49, [330, 340], None, 0, hill()), Contact::Apart);
    assert_eq!(on_table(50, [350, 350], Some([40, 20]), 0, hill()), Contact::Adjacent);
    assert_eq!(on_table(49, [350, 350], Some([40, 20]), 0, hill()), Contact::Apart);
    // The corner of the hill is nearest to the middle of a long edge.
    assert_eq!(on_table(10, [300, 320], Some([500, 20]), 0, hill()), Contact::Adjacent);
    assert_eq!(on_table(9, [300, 320], Some([500, 20]), 0, hill()), Contact::Apart);
}

#[test]
fn a_slanting_edge_is_measured_exactly() {
    // The line from [0, 0] to [300, 400] passes [200, 100] at exactly 100 mm.
    let slope = || json!([[0, 0], [300, 400], [0, 400]]);
    assert_eq!(on_table(100, [200, 100], None, 0, slope()), Contact::Adjacent);
    assert_eq!(on_table(99, [200, 100], None, 0, slope()), Contact::Apart);
}

#[test]
fn a_polygon_without_an_area_touches_nothing() {
    for corners in [
        json!([]),
        json!([[300, 300]]),
        json!([[0, 300], [600, 300]]),
        json!([[0, 300], [300, 300], [600, 300]]),
        json!([[300, 300], [300, 300], [300, 300], [300, 300]]),
        json!([[0, 300], [300, 300], [300, 0], [300, 300]]),
        json!(["Paris", "Lyon", "Lille"]),
        json!([[i64::MIN, 0], [i64::MAX, 0], [0, i64::MAX]]),
    ] {
        assert_eq!(on_table(600, [300, 300], Some([40, 20]), 0, corners.clone()), Contact::Apart, "{corners}");
        assert!(!free::has_area(&feature(corners).at));
    }
    assert!(free::has_area(&feature(far_half()).at));
}

#[test]
fn corners_on_one_line_and_spikes_add_nothing_to_a_polygon() {
    let spiked = json!([[200, 200], [250, 200], [250, 200], [300, 200], [300, 300], [300, 500], [300, 300], [200, 300]]);
    assert_eq!(on_table(0, [300, 450], Some([40, 20]), 0, spiked.clone()), Contact::Apart);
    assert_eq!(on_table(0, [300, 290], Some([40, 20]), 0, spiked), Contact::On);
}

#[test]
fn a_piece_not_placed_or_in_a_zone_or_off_the_map_touches_nothing() {
    let table = geometry(json!({ "topology": "free", "size": [600, 600], "reach": 600 }));
    for piece in [
        json!({ "id": 1, "kind": "element" }),
        json!({ "id": 1, "kind": "element", "at": { "zone": "out" } }),
        json!({ "id": 1, "kind": "element", "at": [300, 601] }),
        json!({ "id": 1, "kind": "element", "at": [300, 400], "size": [-40, 20] }),
    ] {
        let piece: Piece = serde_json::from_value(piece).unwrap();
        assert!(table.touches(&piece, &[feature(far_half())]).is_empty(), "{piece:?}");
    }
}

#[test]
fn no_number_however_large_overflows() {
    let extremes = [i64::MIN, i64::MIN + 1, -1_000_000_000, 0, 1, 999_999_999, 1_000_000_000, i64::MAX];
    let largest = 1_000_000_000_i64;
    let corners = json!([[0, 0], [largest, 0], [largest, largest], [1, largest]]);
    for map in [
        json!({ "topology": "hex", "columns": largest, "rows": largest }),
        json!({ "topology": "square", "columns": largest, "rows": largest, "neighbours": 8 }),
        json!({ "topology": "free", "size": [largest, largest], "reach": largest }),
        json!({ "topology": "areas", "areas": ["Paris"] }),
    ] {
        let geometry = geometry(map);
        for x in extremes {
            for y in extremes {
                let near = feature(json!([[x, y], [y, x], [0, 0]]));
                for size in [None, Some([x, y]), Some([largest, largest])] {
                    for feature in [&feature(corners.clone()), &near] {
                        geometry.contact_of(&Place::Pair([x, y]), size, x, feature);
                        geometry.contact_of(&Place::Pair([largest, largest]), size, 45, feature);
                    }
                }
                assert!(hex::distance([x, y], [y, x]) >= 0);
                let _ = hex::adjacent([x, y], [y, x]);
            }
        }
    }
}

/// Pseudo-random numbers, the same on every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: i64) -> i64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        i64::try_from(self.0 >> 33).unwrap() % end
    }
}

/// An element and a wood near each other: centre, size, angle, corners.
fn scene(numbers: &mut Numbers) -> ([i64; 2], [i64; 2], i64, Vec<[i64; 2]>) {
    let mut near = |least: i64, spread| least + numbers.below(spread);
    let (centre, size, angle) = ([near(230, 140), near(230, 140)], [near(1, 80), near(1, 80)], near(-400, 800));
    // A star around the middle of the table: concave as often as not, and it never crosses itself.
    let corners: Vec<[i64; 2]> = (0..7)
        .map(|corner| {
            let (along, out) = (corner * 360 / 7, near(20, 100));
            [300 + sine::cosine(along) * out / sine::ONE, 300 + sine::sine(along) * out / sine::ONE]
        })
        .collect();
    (centre, size, angle, corners)
}

#[test]
fn contact_does_not_change_when_the_whole_table_is_turned_by_a_quarter() {
    let mut numbers = Numbers(1);
    for _ in 0..2_000 {
        let (centre, size, angle, corners) = scene(&mut numbers);
        let turned = |[x, y]: [i64; 2]| [600 - y, x];
        let before = on_table(10, centre, Some(size), angle, json!(corners));
        let corners_after: Vec<[i64; 2]> = corners.iter().copied().map(turned).collect();
        assert_eq!(on_table(10, turned(centre), Some(size), angle + 90, json!(corners_after)), before);
    }
}

#[test]
fn contact_does_not_change_when_everything_is_shifted_mirrored_or_named_otherwise() {
    let mut numbers = Numbers(2);
    let mut seen = [0; 3];
    for _ in 0..2_000 {
        let (centre, [width, height], angle, corners) = scene(&mut numbers);
        let contact = on_table(10, centre, Some([width, height]), angle, json!(corners));
        seen[contact as usize] += 1;
        let moved = |dx: i64, dy: i64| corners.iter().map(|[x, y]| [x + dx, y + dy]).collect::<Vec<_>>();
        let [x, y] = centre;
        assert_eq!(on_table(10, [x + 37, y - 51], Some([width, height]), angle, json!(moved(37, -51))), contact, "shifted");
        let mirrored: Vec<[i64; 2]> = corners.iter().map(|[x, y]| [600 - x, *y]).collect();
        assert_eq!(on_table(10, [600 - x, y], Some([width, height]), -angle, json!(mirrored)), contact, "mirrored");
        let mut other_order = corners.clone();
        other_order.reverse();
        other_order.rotate_left(3);
        assert_eq!(on_table(10, centre, Some([width, height]), angle, json!(other_order)), contact, "corners in another order");
        assert_eq!(on_table(10, centre, Some([width, height]), angle + 180, json!(corners)), contact, "turned by half");
        assert_eq!(on_table(10, centre, Some([height, width]), angle + 90, json!(corners)), contact, "edges swapped");
    }
    assert!(seen.iter().all(|&times| times > 100), "the scenes show every kind of contact: {seen:?}");
}

#[test]
fn on_means_that_some_point_of_the_table_lies_in_both() {
    // Where a whole millimetre is inside both, they have an area in common. Where none is, all that they can share is a
    // sliver: an element a little smaller is off the wood.
    let mut numbers = Numbers(3);
    for _ in 0..300 {
        let ([x, y], [width, height], _, corners) = scene(&mut numbers);
        let (left, top) = (x - width, y - height);
        let element = |point: [i64; 2]| {
            (point[0] - left) * (left + 2 * width - point[0]) > 0 && (point[1] - top) * (top + 2 * height - point[1]) > 0
        };
        let in_both = (left..left + 2 * width)
            .flat_map(|x| (top..top + 2 * height).map(move |y| [x, y]))
            .any(|point| element(point) && on_table(0, point, None, 0, json!(corners)) == Contact::On);
        let contact = on_table(0, [x, y], Some([2 * width, 2 * height]), 0, json!(corners));
        if in_both {
            assert_eq!(contact, Contact::On, "{x} {y} {width} {height} {corners:?}");
        } else {
            let smaller = [2 * width - 4, 2 * height - 4];
            if smaller.iter().all(|&edge| edge > 0) {
                assert_ne!(
                    on_table(0, [x, y], Some(smaller), 0, json!(corners)),
                    Contact::On,
                    "{x} {y} {width} {height} {corners:?}"
                );
            }
        }
    }
}
