import type { Texts } from '@polden/api-contract';
import type { LoanPageModel } from './loan-page.model.ts';
import type { BenefitsSection, PageSection } from './sections/page-section.model.ts';

/** Texts of editors for one page: sanitised HTML by place, '' is the place of a text of their own. */
export type EditorTexts = Record<string, string>;

/** Place of the text that stands on the page as it is. */
export const OWN_TEXT = '';

/** What editors wrote for a page: texts with its key, or `<key>.<place>`. */
export function textsOfPage(texts: Texts, key: string): EditorTexts {
  const prefix = `${key}.`;
  return Object.fromEntries(
    Object.entries(texts).flatMap(([identifier, html]) => {
      if (identifier === key) return [[OWN_TEXT, html]];
      return identifier.startsWith(prefix) ? [[identifier.slice(prefix.length), html]] : [];
    }),
  );
}

/**
 * The page with the editors' words in place of its own: `title` and `lead` of the first screen, also on the sites of
 * cities, and `benefit-1`, `benefit-2` … of its benefits. What they left empty stays as it is.
 */
export function withEditorTexts(model: LoanPageModel, texts: EditorTexts): LoanPageModel {
  const { city, ...hero } = model.hero;
  const title = plainText(texts['title']);
  const lead = plainText(texts['lead']);
  return {
    ...model,
    hero: {
      ...hero,
      title: title || hero.title,
      lead: lead || hero.lead,
      ...(city && { city: { title: title || city.title, lead: lead || city.lead } }),
    },
    sections: model.sections.map((section) => withBenefits(section, texts)),
  };
}

function withBenefits(section: PageSection, texts: EditorTexts): PageSection {
  if (section.kind !== 'benefits') return section;
  const items: BenefitsSection['items'] = section.items.map((item, index) => ({
    ...item,
    text: plainText(texts[`benefit-${index + 1}`]) || item.text,
  }));
  return { ...section, items };
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/** A sanitised text without its markup, for a place that has a look of its own. */
function plainText(html = ''): string {
  return html
    .replace(/<\/p>\s*<p[^>]*>|<br\s*\/?>/gu, ' ')
    .replace(/<[^>]*>/gu, '')
    .replace(/&(#39|[a-z]+);/gu, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();
}
