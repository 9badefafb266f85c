import { expect, it } from '@jest/globals';
import { questions } from '@polden/loan-application';
import { formatRubles } from '@polden/ru';
import { applicationSections } from './application.ts';

const LEAD = {
  id: '00000000-0000-4000-8000-000000000001',
  createdAt: new Date('2026-11-20T09:00:00.000Z'),
  decision: null,
  requiredSum: 280_000,
  monthCount: 48,
  days: null,
};
/** Answers that the application does not name, and why. */
const NOT_NAMED: Record<string, string> = {
  passportSeriya: 'a part of the passport, which is named whole',
  passportNumber: 'a part of the passport, which is named whole',
};
const DAYS: Record<string, [kept: string, written: string]> = {
  birthDate: ['1990-03-05', '05.03.1990'],
  dateOfIssue: ['2015-05-20', '20.05.2015'],
};

/** What the application says, by its label. */
function rowsOf(questionnaire: object, lead = LEAD, payments: number | null = null): Map<string, string> {
  const personal = {
    phone: '+79161234567',
    fullName: '79161234567',
    ip: '',
    userAgent: '',
    city: 'Казань',
    questionnaire,
  };
  const points = applicationSections(lead, personal, { isFree: false, payments }).flatMap(
    (section) => section.points,
  );
  const tables = points.flatMap((point) => (typeof point === 'string' ? [] : [point.table]));
  return new Map(tables.flat().map(([label = '', value = '']) => [label, value]));
}

it('names every answer of the borrower, and the city', () => {
  const told = questions()
    .filter(([key]) => !(key in NOT_NAMED))
    .map(([key, { kind }], at): [key: string, kept: string | number, written: string] => {
      const [kept, written] = DAYS[key] ?? [];
      if (kept !== undefined && written !== undefined) return [key, kept, written];
      return kind === 'money' ? [key, 70_001 + at, formatRubles(70_001 + at)] : [key, `<${key}>`, `<${key}>`];
    });
  const rows = rowsOf(Object.fromEntries(told.map(([key, kept]) => [key, kept])));
  const paper = [...rows.values()].join('\n');
  expect(told.filter(([, , written]) => !paper.includes(written)).map(([key]) => key)).toEqual([]);
  expect(rows.get('Город')).toBe('Казань');
});

it('says nothing of what was not answered', () => {
  expect([...rowsOf({}).keys()].slice(-4)).toEqual([
    'Сведения',
    'Фамилия, имя, отчество',
    'Телефон',
    'Город',
  ]);
});

it('says of a loan that the law ends before its term how many payments it has', () => {
  const shorter = rowsOf({}, { ...LEAD, monthCount: 8 }, 7);
  expect(shorter.get('Число платежей')).toMatch(/^7, а не 8: проценты дойдут до предела/u);
  expect(rowsOf({}, LEAD, 48).has('Число платежей')).toBe(false);
});
