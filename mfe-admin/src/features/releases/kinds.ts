import type { PointerChange, RemoteStatus } from '@polden/api-contract';

/** How much the site suffers without it. */
export const KINDS: Record<RemoteStatus['kind'], string> = {
  primary: 'основной',
  essential: 'важный',
  regular: 'обычный',
  shell: 'оболочка',
};

export const ACTIONS: Record<PointerChange['action'], string> = {
  promote: 'Выпуск',
  canary: 'Канарейка',
  rollback: 'Откат',
  preview: 'Предпросмотр',
  end: 'Завершение',
  'automatic-rollback': 'Автоматический откат',
  retire: 'Снятие с публикации',
};

export function channelTitle(channel: string): string {
  if (channel === 'stable') return 'стабильная';
  if (channel === 'canary') return 'канарейка';
  return `предпросмотр «${channel.replace('preview:', '')}»`;
}

/** `team:lending`, `staff:5`, `system`; any other actor is its own name. */
export function actorInWords(actor: string): string {
  const [kind, name] = actor.split(':');
  if (actor === 'system') return 'автоматика';
  if (kind === 'staff') return `сотрудник № ${name}`;
  return kind === 'team' ? `команда ${name}` : actor;
}
