import { describe, expect, it } from '@jest/globals';
import { textsOfPage, withEditorTexts } from './editor-texts.ts';
import type { LoanPageModel } from './loan-page.model.ts';

const page: LoanPageModel = {
  key: 'autozaem',
  title: 'Автозаём',
  description: '',
  hero: {
    title: 'Своё',
    lead: 'Своё начало',
    city: { title: 'Своё {where}', lead: 'Своё начало {where}' },
    facts: [],
    illustration: null,
  },
  offer: null,
  sections: [
    {
      kind: 'benefits',
      title: 'Почему',
      items: [
        { icon: 'sun', title: 'Первое', text: 'Раз' },
        { icon: 'car', title: 'Второе', text: 'Два' },
      ],
    },
    { kind: 'prose', title: 'О займе', paragraphs: ['Как есть'] },
  ],
  faq: [],
};

describe('texts of editors', () => {
  it('belong to a page by its key', () => {
    const texts = {
      autozaem: '<p>О займе</p>',
      'autozaem.lead': '<p>Иначе</p>',
      autozaemnoe: 'x',
      home: 'y',
    };
    expect(textsOfPage(texts, 'autozaem')).toEqual({ '': '<p>О займе</p>', lead: '<p>Иначе</p>' });
  });

  it('stand in place of the page’s own, without markup, and leave the rest alone', () => {
    const merged = withEditorTexts(page, {
      title: '<p>Деньги &amp; <strong>машина</strong></p>',
      'benefit-2': '<p>Раз.</p><p>Два.</p>',
      'benefit-9': '<p>Лишнее</p>',
    });
    expect(merged.hero).toMatchObject({
      title: 'Деньги & машина',
      lead: 'Своё начало',
      city: { title: 'Деньги & машина', lead: 'Своё начало {where}' },
    });
    expect(merged.sections[0]).toMatchObject({ items: [{ text: 'Раз' }, { text: 'Раз. Два.' }] });
    expect(merged.sections[1]).toBe(page.sections[1]);
  });

  it('that are empty change nothing', () => {
    expect(withEditorTexts(page, { title: '<p> </p>', 'benefit-1': '' })).toEqual(page);
  });
});
