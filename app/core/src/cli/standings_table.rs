//! A table as text for people, its cells below each other, and as CSV (RFC 4180) for programs.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{self, Write};

use ruleset_api::ruling::{Column, ColumnType, Table};
use serde_json::Value;

use crate::locale::{Locale, harmless};

/// Writes a table with its title and headings. Words stand left, numbers right.
pub(super) fn write_text(output: &mut dyn Write, locale: &Locale, table: &Table) -> io::Result<()> {
    if let Some(title) = &table.title {
        writeln!(output, "{}\n", harmless(locale.rendered(title)))?;
    }
    let head = table.columns.iter().map(|column| harmless(locale.rendered(&column.title)).into_owned()).collect();
    let row = |row| table.columns.iter().map(|column| harmless(&shown(locale, column, row)).into_owned()).collect();
    let rows: Vec<Vec<String>> = std::iter::once(head).chain(table.rows.iter().map(row)).collect();
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| length(cell)).max();
    let widths: Vec<usize> = (0..table.columns.len()).filter_map(width).collect();
    for row in &rows {
        let cells = row.iter().zip(&widths).zip(&table.columns).map(|((cell, width), column)| {
            let gap = " ".repeat(width.saturating_sub(length(cell)));
            if column.kind == ColumnType::Integer { format!("{gap}{cell}") } else { format!("{cell}{gap}") }
        });
        let line = cells.collect::<Vec<_>>().join("  ");
        writeln!(output, "{}", line.trim_end())?;
    }
    Ok(())
}

/// Writes a table's rows under the ids of its columns: codes and plain numbers, the same in every language.
pub(super) fn write_csv(output: &mut dyn Write, table: &Table) -> io::Result<()> {
    let head = table.columns.iter().map(|column| Cow::Borrowed(column.id.as_str()));
    write_record(output, head)?;
    table.rows.iter().try_for_each(|row| write_record(output, table.columns.iter().map(|column| plain(column, row))))
}

fn write_record<'c>(output: &mut dyn Write, cells: impl Iterator<Item = Cow<'c, str>>) -> io::Result<()> {
    let cells: Vec<Cow<'_, str>> = cells.map(quoted).collect();
    write!(output, "{}\r\n", cells.join(","))
}

/// In quotation marks where a comma, a quotation mark or a new line makes them needed.
fn quoted(cell: Cow<'_, str>) -> Cow<'_, str> {
    if cell.contains([',', '"', '\r', '\n']) { format!("\"{}\"", cell.replace('"', "\"\"")).into() } else { cell }
}

/// A cell as it stands in the table.
fn plain<'t>(column: &Column, row: &'t BTreeMap<String, Value>) -> Cow<'t, str> {
    match row.get(&column.id) {
        None | Some(Value::Null) => Cow::Borrowed(""),
        Some(Value::String(word)) => Cow::Borrowed(word),
        Some(other) => Cow::Owned(other.to_string()),
    }
}

/// A cell for people: the words for a code, a true minus sign.
fn shown(locale: &Locale, column: &Column, row: &BTreeMap<String, Value>) -> String {
    let plain = plain(column, row);
    match column.kind {
        ColumnType::Integer => plain.replacen('-', "\u{2212}", 1),
        ColumnType::Side | ColumnType::Text => {
            column.labels.get(&*plain).map_or(plain.as_ref(), |label| locale.rendered(label)).to_owned()
        }
    }
}

fn length(cell: &str) -> usize {
    cell.chars().count()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use serde_json::json;

    use super::*;
    use crate::locale::Language;

    fn table(rows: &Value) -> Table {
        let title = |word: &str| json!({ "id": word, "message": { "en": word } });
        let labels = json!({ "captain": title("Capitaine") });
        let table = json!({ "id": "standings", "title": title("Club"), "rows": rows, "columns": [
            { "id": "member", "type": "text", "title": title("Member") },
            { "id": "rank", "type": "text", "title": title("Rank"), "labels": labels },
            { "id": "points", "type": "integer", "title": title("Points") } ] });
        serde_json::from_value(table).unwrap()
    }

    fn text(rows: &Value) -> String {
        let mut output = Vec::new();
        write_text(&mut output, &Locale::new(Language::English), &table(rows)).unwrap();
        String::from_utf8(output).unwrap()
    }

    fn csv(rows: &Value) -> String {
        let mut output = Vec::new();
        write_csv(&mut output, &table(rows)).unwrap();
        String::from_utf8(output).unwrap()
    }

    #[test]
    fn numbers_stand_right_and_words_left_in_any_script() {
        let rows =
            json!([{ "member": "Žofie", "rank": "captain", "points": -7 }, { "member": "Жуков", "rank": null, "points": 120 }]);
        let expected = "Club\n\nMember  Rank       Points\nŽofie   Capitaine      \u{2212}7\nЖуков                 120\n";
        assert_eq!(text(&rows), expected);
    }

    #[test]
    fn a_name_cannot_break_its_line_or_move_the_cursor() {
        let lines = text(&json!([{ "member": "A\nB\u{1b}[2J", "rank": null, "points": 1 }]));
        assert_eq!(lines.lines().count(), 4, "{lines}");
        assert!(!lines.contains('\u{1b}'));
    }

    #[test]
    fn csv_holds_codes_and_plain_numbers_and_quotes_what_needs_it() {
        let rows = json!([
            { "member": "Roe, \"Bo\"", "rank": "captain", "points": -7 },
            { "member": "two\nlines", "rank": null, "points": 1 },
        ]);
        let expected = "member,rank,points\r\n\"Roe, \"\"Bo\"\"\",captain,-7\r\n\"two\nlines\",,1\r\n";
        assert_eq!(csv(&rows), expected);
        assert_eq!(csv(&json!([])), "member,rank,points\r\n");
    }
}
