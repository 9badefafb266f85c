import {
  type Brand,
  type CopiedRequest,
  type CopiedSignature,
  type ErasureRequestState,
  leadNumber,
  type PersonalCopy,
} from '@polden/api-contract';
import { formatDate, formatFileSize, formatPhone } from '@polden/ru';
import type { Paper, PaperPoint, PaperSection } from '../../core/pdf/paper.ts';

const CHANNELS = {
  form: 'Форма на сайте',
  signature: 'Подпись кодом из СМС',
  account: 'Личный кабинет',
} as const;
const MESSAGES = { sms: 'СМС', mail: 'Письмо' } as const;
const SUBSCRIPTIONS = {
  pending: 'ждёт подтверждения',
  confirmed: 'работает',
  unsubscribed: 'отключена',
} as const;
const ERASURES: Record<ErasureRequestState, string> = {
  asked: 'ждёт ответа',
  'taken-back': 'отозвана вами',
  confirmed: 'данные стёрты',
  declined: 'отказ',
};

/** A copy of one's data, to be printed. */
export function copyPaper(copy: PersonalCopy, brand: Brand): Paper {
  const { legal } = brand;
  const sections: PaperSection[] = [
    ...copy.requests.map(requestSection),
    ...copy.signatures.map(signatureSection),
    section('Согласия', consentRows(copy)),
    section('Отзывы и обращения', [
      ['Когда', 'Что', 'Текст'],
      ...copy.reviews.map(({ createdAt, title, text }) => [
        moment(createdAt),
        title,
        text ?? 'Не опубликован',
      ]),
    ]),
    section('Подписки на письма', [
      ['С какого дня', 'Адрес', 'Состояние'],
      ...copy.subscriptions.map(({ email, status, askedAt }) => [
        moment(askedAt),
        email,
        SUBSCRIPTIONS[status],
      ]),
    ]),
    section('Просьбы стереть данные', [
      ['Когда', 'Состояние', 'Ответ'],
      ...copy.erasureRequests.map(({ askedAt, state, reason }) => [moment(askedAt), ERASURES[state], reason]),
    ]),
    section('Входы в кабинет', [
      ['Начат', 'Последний раз', 'Устройство'],
      ...copy.sessions.map(({ startedAt, seenAt, device }) => [moment(startedAt), moment(seenAt), device]),
    ]),
    {
      title: 'Что ещё',
      points: [
        ...(copy.messagesOff.length > 0
          ? [
              `Отключены сообщения о ходе заявок: ${copy.messagesOff.map((each) => MESSAGES[each]).join(', ')}.`,
            ]
          : []),
        ...copy.namedByOthersAt.map(
          (at) => `Телефон указан в чужой заявке от ${moment(at)}. Чья она, мы не раскрываем.`,
        ),
        'Кому данные передаются, на какой срок и на каких основаниях, сказано в политике обработки персональных данных на сайте.',
        `Исправить сведения или задать вопрос: ${brand.email}.`,
      ],
    },
  ].filter(({ points }) => points.length > 0);
  return {
    title: 'Копия персональных данных',
    subtitle: `По телефону ${formatPhone(copy.phone)}, ${moment(copy.madeAt)} по Москве`,
    sections,
    closing: [`Оператор: ${legal.name}, ИНН ${legal.inn}, ОГРН ${legal.ogrn}`],
    footer: `${legal.name}. ${brand.domain}`,
    author: legal.name,
    date: new Date(copy.madeAt),
  };
}

function requestSection(request: CopiedRequest): PaperSection {
  const { title, createdAt, state, confirmed, facts, history, messages, files, id } = request;
  const rows = [
    ['Номер', leadNumber(id)],
    ['Отправлена', moment(createdAt)],
    ['Состояние', state],
    ...facts.map(({ label, value }) => [label, value]),
    ...files.map(({ name, bytes }) => ['Файл', `${name}, ${formatFileSize(bytes)}`]),
  ];
  const events = [
    ...history,
    ...messages.map(({ at, channel, title: told }) => ({ at, title: `${MESSAGES[channel]}: ${told}` })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  return {
    title: `${title}, ${formatDate(createdAt, 'DD.MM.YYYY')}`,
    points: [
      { table: [['Сведения', 'Значение'], ...rows] },
      ...(confirmed
        ? []
        : [
            'Телефон в этой форме не подтверждали кодом. Ответы не показаны: если в номере ошибся кто-то другой, они о нём.',
          ]),
      ...tableOf([['Когда', 'Что было'], ...events.map(({ at, title: what }) => [moment(at), what])]),
    ],
  };
}

function signatureSection({ id, requestId, signedAt, facts, documents }: CopiedSignature): PaperSection {
  return {
    title: `Подписано ${formatDate(signedAt, 'DD.MM.YYYY')}`,
    points: [
      {
        table: [
          ['Сведения', 'Значение'],
          ['Номер подписи', id],
          ['Заявка', leadNumber(requestId)],
          ['Когда', moment(signedAt)],
          ...facts.map(({ label, value }) => [label, value]),
        ],
      },
      ...tableOf([
        ['Документ', 'Редакция', 'SHA-256'],
        ...documents.map(({ title, edition, sha256 }) => [
          title,
          formatDate(edition, 'DD.MM.YYYY'),
          // In two lines: no line of the column holds it whole.
          (sha256.match(/.{16}/gu) ?? []).join('\n'),
        ]),
      ]),
    ],
  };
}

function consentRows({ consents }: PersonalCopy): string[][] {
  return [
    ['Согласие', 'Дано', 'Как', 'Отозвано'],
    ...consents.map(({ title, edition, givenAt, channel, withdrawnAt }) => [
      `${title}, редакция от ${formatDate(edition, 'DD.MM.YYYY')}`,
      moment(givenAt),
      CHANNELS[channel],
      withdrawnAt === null ? '' : moment(withdrawnAt),
    ]),
  ];
}

function section(title: string, table: string[][]): PaperSection {
  return { title, points: tableOf(table) };
}

/** None for a table that has its head alone. */
function tableOf(table: string[][]): PaperPoint[] {
  return table.length > 1 ? [{ table }] : [];
}

function moment(at: string): string {
  return formatDate(at, 'DD.MM.YYYY HH:mm');
}
