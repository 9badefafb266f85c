import type { HistoryAction } from '@polden/api-contract';

export const HISTORY_ACTION_TITLES: Record<HistoryAction, string> = {
  add: 'Добавление',
  update: 'Правка',
  publish: 'Публикация',
  unpublish: 'Снятие с публикации',
  remove: 'Удаление',
  'remove-img': 'Удаление картинки',
  'highlight-add': 'Добавление в главное',
  'highlight-remove': 'Удаление из главного',
  'highlight-move': 'Перестановка в главном',
  move: 'Перестановка',
  archive: 'Перенос в архив',
  unarchive: 'Возврат из архива',
  restore: 'Возврат из корзины',
  purge: 'Удаление навсегда',
  revert: 'Возврат к прежней версии',
  upload: 'Загрузка файла',
  export: 'Выгрузка',
  download: 'Скачивание файла',
  erase: 'Стирание личных данных',
};
