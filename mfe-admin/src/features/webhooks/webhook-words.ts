import type { DeliveryState, WebhookDelivery, WebhookKind } from '@polden/api-contract';

export const KIND_WORDS: Record<WebhookKind, { title: string; hint: string }> = {
  'content.published': { title: 'Запись опубликована', hint: 'Посетители её увидели' },
  'content.changed': { title: 'Опубликованная запись изменена', hint: 'Текст, картинка, место в списке' },
  'content.unpublished': { title: 'Запись снята', hint: 'Посетители её больше не видят' },
  'lead.signed': {
    title: 'Клиент подписал документы',
    hint: 'Номер и статус заявки, без личных данных',
  },
  'lead.status': { title: 'Статус заявки изменился', hint: 'Номер и статус, без личных данных' },
};

export const STATE_WORDS: Record<DeliveryState, string> = {
  queued: 'В очереди',
  failed: 'Не вышло, попробуем ещё',
  sent: 'Доставлено',
  dead: 'Не доставлено',
};

export function kindTitle(kind: WebhookDelivery['kind']): string {
  return kind === 'ping' ? 'Проверка связи' : KIND_WORDS[kind].title;
}
