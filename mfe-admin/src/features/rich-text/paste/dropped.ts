import { plural, type WordForms } from '@polden/ru';

/** What a paste may lose; `counted` are told with their number. */
const KINDS = {
  colour: 'цвета текста',
  highlight: 'выделение цветом',
  underline: 'подчёркивание',
  numbering: 'вид нумерации (1.1, а)',
  hidden: 'скрытый текст',
  inner: 'ссылки внутри документа',
  frame: 'рамка вокруг текста',
  revision: 'пометки рецензирования (удалённое зачёркнуто)',
  ticks: 'отметки в списке',
} as const;

const COUNTED = {
  picture: { single: 'рисунок', more: 'рисунка', many: 'рисунков' },
  comment: { single: 'примечание', more: 'примечания', many: 'примечаний' },
  control: { single: 'поле формы', more: 'поля формы', many: 'полей формы' },
  media: { single: 'видео или виджет', more: 'видео или виджета', many: 'видео или виджетов' },
  link: { single: 'ссылка', more: 'ссылки', many: 'ссылок' },
  outer: {
    single: 'таблица вокруг другой таблицы',
    more: 'таблицы вокруг других таблиц',
    many: 'таблиц вокруг других таблиц',
  },
  'inner-table': {
    single: 'сетка таблицы внутри ячейки',
    more: 'сетки таблиц внутри ячеек',
    many: 'сеток таблиц внутри ячеек',
  },
  hashes: { single: 'ячейка с ####', more: 'ячейки с ####', many: 'ячеек с ####' },
} satisfies Record<string, WordForms>;

type DroppedKind = keyof typeof KINDS | keyof typeof COUNTED;

/** What a paste has lost, in words for the editor. */
export class Dropped {
  private readonly counts = new Map<DroppedKind, number>();

  add(kind: DroppedKind, count = 1): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + count);
  }

  words(): string[] {
    return Array.from(this.counts, ([kind, count]) =>
      kind in COUNTED
        ? `${count} ${plural(count, COUNTED[kind as keyof typeof COUNTED])}`
        : KINDS[kind as keyof typeof KINDS],
    );
  }
}
