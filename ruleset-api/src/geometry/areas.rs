//! Named areas and the links between them. A piece is in one area; areas with a link are adjacent, both ways.

use super::{Contact, MapFault};
use crate::record::{Feature, Map, Spot};

/// The areas of a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Areas {
    names: Vec<String>,
    links: Vec<[String; 2]>,
}

impl Areas {
    /// The areas of a map as entered.
    ///
    /// # Errors
    /// There is no area, a name is blank or stands twice, or a link names an area that the map does not have.
    pub fn of(map: &Map) -> Result<Self, MapFault> {
        if map.areas.is_empty() {
            return Err(MapFault::missing("areas"));
        }
        let mut seen = std::collections::BTreeSet::new();
        for (index, name) in map.areas.iter().enumerate() {
            if name.trim().is_empty() || !seen.insert(name.as_str()) {
                return Err(MapFault::wrong("areas").inside(&[index]));
            }
        }
        for (index, link) in map.links.iter().enumerate() {
            if let Some(end) = link.iter().position(|name| !seen.contains(name.as_str())) {
                return Err(MapFault::wrong("links").inside(&[index, end]));
            }
        }
        Ok(Self { names: map.areas.clone(), links: map.links.clone() })
    }

    /// Whether there is an area of this name.
    #[must_use]
    pub fn hold(&self, name: &str) -> bool {
        self.names.iter().any(|known| known == name)
    }

    /// Whether two areas are linked.
    #[must_use]
    pub fn adjacent(&self, a: &str, b: &str) -> bool {
        self.links.iter().any(|[from, to]| (from == a && to == b) || (from == b && to == a))
    }

    /// How something in an area stands to a feature.
    pub(super) fn contact(&self, area: &str, feature: &Feature) -> Contact {
        let mut near = Contact::Apart;
        for spot in &feature.at {
            match spot {
                Spot::Area(other) if other == area => return Contact::On,
                Spot::Area(other) if self.adjacent(area, other) => near = Contact::Adjacent,
                _ => {}
            }
        }
        near
    }
}
