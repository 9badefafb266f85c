import { chosenParts, requestFields, sentKind } from '@polden/api-contract';
import { privacyOf, type Question, questions } from '@polden/loan-application';
import type { PersonalData } from '../storage/personal-data.ts';

interface AnswerLabel {
  label: string;
  /** Names nobody. */
  open?: boolean;
  rubles?: boolean;
}

/** What requests of other kinds say. */
const OTHER_LABELS = new Map<string, AnswerLabel>([
  ...requestFields().map(([name, field]): [string, AnswerLabel] => {
    const { label, staffLabel = label, kind } = field;
    return [name, { label: staffLabel, open: sentKind(field)?.privacy === 'open', rubles: kind === 'money' }];
  }),
  ...chosenParts().map(([name, part]): [string, AnswerLabel] => [name, { ...part, open: true }]),
]);

const ASKED = new Map<string, Question>(questions());
const HIDDEN = '•••';

/** What was answered, in the order of the form; what names somebody is hidden unless `personal`. */
export function answersOf(data: PersonalData, personal: boolean): { label: string; value: string }[] {
  const { questionnaire = {}, answers = {}, city } = data;
  const given = Object.entries({ ...questionnaire, ...answers });
  return [
    ...(city === undefined ? [] : [{ label: 'Город', value: city }]),
    ...given.map(([name, value]) => {
      const { label, open = false, rubles = false } = labelOf(name) ?? { label: name };
      const text = rubles ? `${Number(value).toLocaleString('ru-RU')} ₽` : readable(String(value));
      return { label, value: personal || open ? text : HIDDEN };
    }),
  ];
}

function labelOf(name: string): AnswerLabel | undefined {
  const question = ASKED.get(name);
  if (question === undefined) return OTHER_LABELS.get(name);
  const { label, staffLabel = label, kind } = question;
  return { label: staffLabel, open: privacyOf(question) === 'open', rubles: kind === 'money' };
}

/** Days as people here write them. */
function readable(text: string): string {
  return text.replace(/^(\d{4})-(\d{2})-(\d{2})$/u, '$3.$2.$1');
}

const SOURCE_LABELS: Record<string, string> = {
  utmSource: 'Источник',
  utmMedium: 'Канал',
  utmCampaign: 'Кампания',
  utmContent: 'Объявление',
  utmTerm: 'Запрос',
  url: 'Страница',
  partner: 'Партнёр',
  leadGenCode: 'Код партнёра',
  leadTypeId: 'Вид заявки партнёра',
  hasCar: 'Есть машина',
};

export function sourceOf(source: Record<string, string | null>): { label: string; value: string }[] {
  return Object.entries(source).flatMap(([name, value]) =>
    value === null
      ? []
      : [
          {
            label: SOURCE_LABELS[name] ?? name,
            value: name === 'hasCar' ? (value === '1' ? 'да' : 'нет') : value,
          },
        ],
  );
}
