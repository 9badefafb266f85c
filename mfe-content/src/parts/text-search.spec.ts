import { describe, expect, it } from '@jest/globals';
import { searchTexts } from './text-search.ts';

const ITEMS = [
  { id: 1, title: 'Как погасить заём?', text: 'Картой или в приложении.' },
  { id: 2, title: 'Что будет с машиной в залоге?', text: 'Она остаётся у вас.' },
  { id: 3, title: 'Есть ли комиссии за выдачу?', text: 'Нет. Страховка тоже не нужна.' },
  { id: 5, title: 'Можно ли досрочно?', text: 'Да, за день до платежа.' },
  { id: 6, title: 'Платите ли вы за других?', text: 'Да, это рефинансирование.' },
  { id: 4, title: 'Кто видит мои персональные данные?', text: 'Только те, кому это нужно по работе.' },
];
const found = (question: string) => searchTexts(ITEMS, question).map(({ id }) => id);

describe('a search in texts', () => {
  it.each([
    ['other forms of the words', 'погашение займа', 1],
    ['a synonym', 'вернуть кредит', 1],
    ['a beginning', 'погас', 1],
    ['a typo', 'комисия', 3],
    ['two swapped letters', 'персональыне', 4],
    ['several wrong letters', 'рефенонсирование', 6],
    ['the other layout', 'ljchjxyj', 5],
    ['the other layout, with keys that write no letter', 'vj;yj ljchjxyj', 5],
    ['the other layout and a typo', 'htatyfycbhjdfybt', 6],
    ['a capital and ё', 'ЗАЕМ', 1],
    ['a word of the answer', 'страхование', 3],
    ['words in any order', 'залог авто', 2],
  ])('finds by %s', (_name, question, id) => {
    expect(found(question)[0]).toBe(id);
  });

  it.each(['', '   ', 'и за на', '!!!', 'зебра', 'zebra', "'", '<script>'])(
    'finds nothing by «%s»',
    (question) => {
      expect(found(question)).toEqual([]);
    },
  );
});
