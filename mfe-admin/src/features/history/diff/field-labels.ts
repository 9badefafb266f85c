import { CONTENT_TYPES } from '@polden/content-model';

/** What content has beside its fields, and what is not content. */
const OTHERS: Record<string, string> = {
  status: 'Состояние',
  member: 'Запись набора',
  note: 'Заметка',
  delivery: 'Доставка в CRM',
  offer: 'Предложение',
  until: 'Последний день предложения',
  publishedAt: 'Дата публикации',
  highlight: 'Место среди выделенных',
  place: 'Место в списке',
  archived: 'В архиве',
  archiveYear: 'Год архива',
  title: 'Название',
  name: 'Имя',
  code: 'Код',
  login: 'Логин',
  password: 'Пароль',
  roles: 'Роли',
  actions: 'Права',
  isManager: 'Менеджер',
  secondFactor: 'Код при входе',
  mail: 'Почта',
  mentionLetters: 'Письма об упоминаниях',
  active: 'Работает',
  fileName: 'Имя файла',
  width: 'Ширина',
  height: 'Высота',
  bytes: 'Размер в байтах',
  hash: 'Контрольная сумма',
  version: 'Версия',
  share: 'Доля посетителей',
  reason: 'Причина',
  remote: 'Микрофронтенд',
  automaticRollback: 'Автоматический откат',
  minimumViews: 'Просмотров для вердикта',
  tolerance: 'Допуск',
  budgetBytes: 'Бюджет в байтах',
};

/** Label of a field of the thing; its code when the page does not know it. */
export function fieldLabel(entity: string, field: string): string {
  const type = CONTENT_TYPES.find(({ name }) => name === entity);
  return type?.fields[field]?.label ?? OTHERS[field] ?? field;
}
