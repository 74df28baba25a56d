//! JSON objects in which each key stands once. The parser silently takes the last of two values; in a record that would let
//! a number that nobody sees decide a match. Used for what is read by key; keys that have a type of their own are held by it.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::{self, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::map::Entry;
use serde_json::{Map as Object, Number, Value};

/// An object of any values.
///
/// # Errors
/// It is none, or a key stands twice in it or in an object within it.
pub(crate) fn object<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Object<String, Value>, D::Error> {
    deserializer.deserialize_map(ObjectVisitor)
}

/// An object whose values are of one type.
///
/// # Errors
/// It is none, or a key stands twice.
pub(crate) fn by_key<'de, D, T>(deserializer: D) -> Result<BTreeMap<String, T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    deserializer.deserialize_map(ByKeyVisitor(PhantomData))
}

/// In the words that serde has for a key of a type.
fn twice<E: de::Error>(key: &str) -> E {
    E::custom(format_args!("duplicate field `{key}`"))
}

struct ObjectVisitor;

impl<'de> Visitor<'de> for ObjectVisitor {
    type Value = Object<String, Value>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a map")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut object = Object::new();
        while let Some(key) = map.next_key::<String>()? {
            match object.entry(key) {
                Entry::Vacant(place) => {
                    place.insert(map.next_value::<Once>()?.0);
                }
                Entry::Occupied(first) => return Err(twice(first.key())),
            }
        }
        Ok(object)
    }
}

struct ByKeyVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for ByKeyVisitor<T> {
    type Value = BTreeMap<String, T>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a map")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut values = BTreeMap::new();
        while let Some(key) = map.next_key::<String>()? {
            if values.contains_key(&key) {
                return Err(twice(&key));
            }
            values.insert(key, map.next_value()?);
        }
        Ok(values)
    }
}

/// Any value, in whose objects each key stands once.
struct Once(Value);

impl<'de> Deserialize<'de> for Once {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(OnceVisitor).map(Self)
    }
}

struct OnceVisitor;

impl<'de> Visitor<'de> for OnceVisitor {
    type Value = Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("any valid JSON value")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::String(value.to_owned()))
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(Value::String(value))
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_none<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(Once(value)) = list.next_element()? {
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Value, A::Error> {
        ObjectVisitor.visit_map(map).map(Value::Object)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[derive(Debug, Deserialize)]
    struct Entered(#[serde(deserialize_with = "object")] Object<String, Value>);

    #[derive(Debug, Deserialize)]
    struct Numbers(#[serde(deserialize_with = "by_key")] BTreeMap<String, i64>);

    #[test]
    fn every_value_is_kept_as_the_parser_itself_would() {
        let text = r#"{"a":[1,-2,0.1,18446744073709551615,true,null,"\"é",{"b":{}}],"c":1.7976931348623157e308}"#;
        assert_eq!(Value::Object(serde_json::from_str::<Entered>(text).unwrap().0), serde_json::from_str::<Value>(text).unwrap());
        assert_eq!(serde_json::from_value::<Entered>(serde_json::from_str(text).unwrap()).unwrap().0.len(), 2);
    }

    #[test]
    fn a_key_that_stands_twice_is_refused_at_any_depth() {
        for text in
            [r#"{"vp":12,"vp":99}"#, r#"{"vp":1,"v\u0070":1}"#, r#"{"a":{"vp":1,"vp":1}}"#, r#"{"a":[[{"vp":1,"vp":1}]]}"#]
        {
            let words = serde_json::from_str::<Entered>(text).unwrap_err().to_string();
            assert!(words.starts_with("duplicate field `vp`"), "{words}");
        }
        assert!(serde_json::from_str::<Entered>(r#"{"a":{"vp":1},"b":{"vp":1}}"#).is_ok());
        assert_eq!(serde_json::from_str::<Numbers>(r#"{"vp":1,"b":2}"#).unwrap().0.len(), 2);
        let words = serde_json::from_str::<Numbers>(r#"{"vp":1,"b":2,"vp":1}"#).unwrap_err().to_string();
        assert!(words.starts_with("duplicate field `vp`"), "{words}");
    }
}
