import { describe, expect, it } from '@jest/globals';
import { AGENT } from './agent.form.ts';
import { BRING_FRIEND } from './bring-friend.form.ts';
import { NEED_MONEY } from './need-money.form.ts';
import { PARTNER } from './partner.form.ts';
import { PRIZE } from './prize.form.ts';
import { REAL_ESTATE } from './real-estate.form.ts';
import { TRAFFIC_QUESTION } from './traffic-question.form.ts';

const TEXTS = [AGENT, BRING_FRIEND, NEED_MONEY, PARTNER, PRIZE, REAL_ESTATE, TRAFFIC_QUESTION].flatMap(
  ({ title, fields }) => fields.map((field) => ({ form: title, ...field })),
);
const typed = TEXTS.flatMap((field) => (field.kind === 'line' || field.kind === 'lines' ? [field] : []));
const missing = [
  ...TEXTS.filter((field) => field.required && field.missing !== undefined),
  ...typed
    .filter((field) => field.required && field.missing === undefined)
    .map((field) => ({ ...field, missing: field.of.missing })),
];

/** «Адрес объекта» → адре, объе: what a word keeps in any case. */
const stems = (text: string) =>
  (text.toLowerCase().match(/[а-яё]{4,}/gu) ?? []).map((word) => word.slice(0, 4));
const shared = (message: string, label: string) =>
  stems(message).filter((stem) => stems(label).includes(stem));

describe('what is said of a field', () => {
  it.each(missing)('$form: «$label» that is left empty is named as its label does', (field) => {
    expect(shared(field.missing ?? '', field.label)).not.toEqual([]);
  });

  it.each(typed)('$form: «$label» that is too long is named so, or not at all', ({ label, of }) => {
    const message = of.check('я'.repeat(5_000)) ?? '';
    const isNameless = message.startsWith('Уложитесь');
    expect(isNameless || shared(message, label).length > 0 || of.contact === 'phone').toBe(true);
  });
});
