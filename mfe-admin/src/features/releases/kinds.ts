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

/** What stands around a page; a name that is not here is shown as it is. */
const LAYOUTS: Readonly<Record<string, string>> = {
  default: 'обычный',
  'default-no-seo': 'обычный без баннеров',
  lite: 'для рекламы',
  'lite-ab': 'для рекламы, два варианта',
  login: 'карточка входа',
  minimal: 'знак',
  simple: 'знак и название',
  bare: 'пустой',
};

export function layoutTitle(layout: string): string {
  return LAYOUTS[layout] ?? layout;
}

/** Why a pointer was moved; what the registry itself has written for a move between environments is said in Russian. */
export function reasonInWords(reason: string): string {
  return reason.replace(/^from ([a-z][a-z0-9-]*)$/u, 'перенос из «$1»');
}

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
