import { chosenParts, requestFields, sentKind } from '@polden/api-contract';
import { mainInfoQuestions, privacyOf, type Question, questions } from '@polden/loan-application';
import { formatRubles } from '@polden/ru';
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
/** By every name that a form has for them. */
const TYPED = new Map<string, Question>(mainInfoQuestions());
const HIDDEN = '•••';

interface Answer {
  label: string;
  value: string;
}

/** What was answered, in the order of the form; what names somebody is hidden unless `personal`. */
export function answersOf(data: PersonalData, personal: boolean): Answer[] {
  const { city } = data;
  return [
    ...(city === undefined ? [] : [{ label: 'Город', value: city }]),
    ...given(data).map(({ open, label, value }) => ({ label, value: personal || open ? value : HIDDEN })),
  ];
}

/** What was typed into a questionnaire that is not sent yet. */
export function begunAnswersOf({ begun }: PersonalData): Answer[] {
  const { city } = begun ?? {};
  return [
    ...(city === undefined ? [] : [{ label: 'Город', value: city }]),
    ...Object.entries(begun?.answers ?? {}).map(([name, value]) => {
      const { label, staffLabel = label } = TYPED.get(name) ?? { label: name };
      return { label: staffLabel, value };
    }),
  ];
}

/** What names nobody. */
export function openAnswersOf(data: PersonalData): Answer[] {
  return given(data).flatMap(({ open, label, value }) => (open ? [{ label, value }] : []));
}

function given({ questionnaire = {}, answers = {} }: PersonalData): (Answer & { open: boolean })[] {
  return Object.entries({ ...questionnaire, ...answers }).map(([name, value]) => {
    const { label, open = false, rubles = false } = labelOf(name) ?? { label: name };
    return { label, open, value: rubles ? formatRubles(Number(value)) : readable(String(value)) };
  });
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
