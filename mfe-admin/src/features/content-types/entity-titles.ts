import { CONTENT_TYPES } from '@polden/content-model';

const OTHERS: Record<string, string> = {
  'approval-rule': 'Согласования',
  'change-set': 'Наборы изменений',
  consent: 'Согласия',
  'erasure-request': 'Просьбы о стирании',
  lead: 'Заявки',
  media: 'Картинки и файлы',
  'personal-data': 'Личные данные',
  release: 'Релизы',
  'release-consent': 'Адреса других команд',
  'release-policy': 'Правила выпуска',
  'release-settings': 'Настройки релизов',
  'release-team': 'Команды',
  staff: 'Сотрудники',
  'rbac-role': 'Роли',
  'rbac-action': 'Права',
  session: 'Сеансы',
  subscriber: 'Подписчики',
  webhook: 'Вебхуки',
};

/** The section that a thing belongs to, in Russian; its code when the page does not know it. */
export function entityTitle(entity: string): string {
  return CONTENT_TYPES.find(({ name }) => name === entity)?.titles.section ?? OTHERS[entity] ?? entity;
}
