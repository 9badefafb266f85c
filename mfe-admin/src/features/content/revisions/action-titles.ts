import type { HistoryAction } from '@polden/api-contract';

const TITLES: Partial<Record<HistoryAction, string>> = {
  add: 'Создание',
  update: 'Правка',
  publish: 'Публикация',
  unpublish: 'Снятие с публикации',
  revert: 'Возврат прежней версии',
  restore: 'Возврат из корзины',
  remove: 'Удаление в корзину',
  'remove-img': 'Удаление картинки',
  move: 'Перестановка',
  archive: 'Перенос в архив',
  unarchive: 'Возврат из архива',
  'draft-publish': 'Публикация изменений',
  'set-publish': 'Публикация набором',
  'set-revert': 'Отмена набора',
};

/** How people call what has made a version. */
export function actionTitle(action: HistoryAction): string {
  return TITLES[action] ?? 'Изменение';
}
