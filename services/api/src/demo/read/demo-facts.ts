import { existsSync, readFileSync } from 'node:fs';
import { FRIEND_REWARD_RUBLES } from '@polden/api-contract';
import { BORROWER_AGE, CAR_AGE } from '@polden/field-kinds';
import { COOLING_OFF, PRODUCT_TABLE } from '@polden/lending-math';
import { formatDate, formatNumber } from '@polden/ru';
import {
  ADVERTISING_CONSENT,
  CREDIT_HISTORY_CONSENT,
  ELECTRONIC_AGREEMENT,
  filledIn,
  PERSONAL_DATA_DOCUMENT,
} from '../../consents/index.ts';
import { demoBrand } from '../../core/brand/demo-brand.ts';

/** Sentences that several texts share, a file for each. */
const PHRASES = new URL('../../../demo/phrases/', import.meta.url);
const PLACEHOLDER = /\{\{(?<name>[^{}]*)\}\}/gu;
const DAY = /^day(?<days>[+-]\d+)$/u;
const DAY_MS = 24 * 3600 * 1000;
/** Moscow keeps UTC+3 all year. */
const MOSCOW_MS = 3 * 3600 * 1000;

const { address, domain, email, legal, name, phones, workingHours } = demoBrand;

/** What the texts of the demo name by `{{name}}`, because it is defined elsewhere; sums in whole roubles. */
const FACTS: Record<string, string> = {
  brand: name,
  domain,
  email,
  phones: phones.map(({ title }) => title).join(' и '),
  address: [address.postalCode, address.locality, address.street].join(', '),
  // Of the phone, as they stand inside a sentence.
  hours: workingHours.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()),
  'legal.name': legal.name,
  'legal.inn': legal.inn,
  'legal.ogrn': legal.ogrn,
  'legal.sro': legal.sro,
  'legal.registryNumber': legal.registryNumber,
  'legal.registryDate': formatDate(legal.registryDate, 'long'),
  friendReward: formatNumber(FRIEND_REWARD_RUBLES),
  'coolingOff.from': formatNumber(COOLING_OFF.fromRubles),
  'borrowerAge.min': String(BORROWER_AGE.min),
  'borrowerAge.max': String(BORROWER_AGE.max),
  'carAge.domestic': String(CAR_AGE.domestic),
  'carAge.foreign': String(CAR_AGE.foreign),
  ...productFacts(),
  ...consentFacts(),
};

/** `pts.sumMax`, `pts.rate` in percent a month, `pts.fullCost` (ПСК) in percent a year. */
function productFacts(): Record<string, string> {
  const facts = Object.entries(PRODUCT_TABLE).flatMap(
    ([name, { sumMin, sumMax, termMin, termMax, rate }]) => [
      [`${name}.sumMin`, formatNumber(sumMin)],
      [`${name}.sumMax`, formatNumber(sumMax)],
      [`${name}.termMin`, String(termMin)],
      [`${name}.termMax`, String(termMax)],
      [`${name}.rate`, formatNumber(rate, { most: 1 })],
      [`${name}.fullCost`, formatNumber(rate * 12, { most: 1 })],
    ],
  );
  return Object.fromEntries(facts) as Record<string, string>;
}

/** What visitors agree to, as they read it, and since which day: `credit-history-consent`, `credit-history-consent.edition`. */
function consentFacts(): Record<string, string> {
  const consents = [
    ADVERTISING_CONSENT,
    CREDIT_HISTORY_CONSENT,
    ELECTRONIC_AGREEMENT,
    PERSONAL_DATA_DOCUMENT,
  ];
  return Object.fromEntries(
    consents.flatMap(({ id, edition, text }) => [
      [id, filledIn(text, demoBrand).join('\n\n')],
      [`${id}.edition`, edition],
    ]),
  );
}

/**
 * Puts facts and phrases into a text in the place of `{{name}}`; `{{day-58}}` is the day so many days before that of
 * seeding. Throws when there is neither fact nor phrase of a name.
 */
export function fillIn(text: string): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => {
    const days = DAY.exec(name)?.groups?.['days'];
    const fact = days === undefined ? (FACTS[name] ?? phrase(name)) : dayFromSeeding(Number(days));
    if (fact === undefined) throw new Error(`there is no fact ${whole}`);
    return fact;
  });
}

function phrase(name: string): string | undefined {
  const file = new URL(`${name}.md`, PHRASES);
  return existsSync(file) ? fillIn(readFileSync(file, 'utf8').trimEnd()) : undefined;
}

/** YYYY-MM-DD in Moscow, so many days after the day of seeding; before it when negative. */
export function dayFromSeeding(days: number): string {
  return new Date(Date.now() + MOSCOW_MS + days * DAY_MS).toISOString().slice(0, 10);
}
