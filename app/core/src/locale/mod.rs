//! The program's texts in English, French and Russian, and the rendering of any text by Fluent, a ruleset's included. It
//! knows sentences; what happened is told to it by id and arguments.

mod harmless;
mod language;
mod names;
mod renderer;
mod sources;

pub use harmless::harmless;
pub(crate) use harmless::is_harmless_sentence;
pub use language::Language;
pub use names::Names;
pub use renderer::{Renderer, TextFault};
use ruleset_api::Text;

/// The program's texts in one language.
#[derive(Debug)]
pub struct Locale {
    language: Language,
    renderer: Renderer,
}

impl Locale {
    /// The texts in a language.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self { language, renderer: Renderer::of_program(&[language]) }
    }

    /// The language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// A sentence without arguments.
    #[must_use]
    pub fn t(&self, id: &str) -> String {
        self.text(&Text::new(id))
    }

    /// A sentence with arguments. Build it as `Text::new("id").with("name", value)`.
    #[must_use]
    pub fn text(&self, text: &Text) -> String {
        self.renderer.render(text, self.language.code(), &Names::default())
    }

    /// A sentence that may speak of the sides and pieces of a match.
    #[must_use]
    pub fn text_about(&self, text: &Text, names: &Names) -> String {
        self.renderer.render(text, self.language.code(), names)
    }

    /// A text that the referee has rendered already: a label of a manifest, a sentence of a ruling.
    #[must_use]
    pub fn rendered<'t>(&self, text: &'t Text) -> &'t str {
        text.in_language(self.language.code())
    }
}
