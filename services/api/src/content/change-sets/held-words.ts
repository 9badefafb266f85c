import type { HeldReason } from '@polden/api-contract';

/** What became of an item: of several in a row. */
export const HELD_WORDS: Record<HeldReason, string> = {
  unpublished: 'сняли с публикации',
  archived: 'убрали в архив',
  trashed: 'удалили в корзину',
};

/** The same with what may be done about it. */
export const HELD_PROBLEMS: Record<HeldReason, string> = {
  unpublished:
    'Запись сняли с публикации, когда она уже была в наборе, а набор вернул бы её на сайт: исключите её или подтвердите',
  archived: 'Запись убрали в архив, когда она уже была в наборе: исключите её или подтвердите',
  trashed: 'Запись в корзине: верните её или исключите из набора',
};
