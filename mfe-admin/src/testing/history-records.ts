import { HISTORY_PATHS, type HistoryItem, type HistoryMenu } from '@polden/api-contract';
import { ok, type Answer, type Call } from './answers.ts';

const PAGE_SIZE = 2;

/** The history of the test's server, with the filters of the API. */
export class HistoryRecords {
  items: HistoryItem[] = [];
  /** Overrides what is counted. */
  pageCount: number | null = null;

  /** Undefined for calls that are not the history's. */
  answer({ path, query }: Call): Answer | undefined {
    if (path === HISTORY_PATHS.menu) return ok(this.menu());
    if (path === HISTORY_PATHS.findFiles) return ok(this.titles(query.get('search') ?? ''));
    if (path !== HISTORY_PATHS.find) return undefined;
    const found = this.items.filter((item) => matches(item, query));
    const first = (Number(query.get('page')) - 1) * PAGE_SIZE;
    return ok({
      items: found.slice(first, first + PAGE_SIZE),
      pageCount: this.pageCount ?? Math.ceil(found.length / PAGE_SIZE),
    });
  }

  private menu(): HistoryMenu {
    const managers = new Map(this.items.map(({ actor }) => [actor.id, actor.name]));
    return {
      actions: [
        { id: 'add', title: 'Добавление' },
        { id: 'update', title: 'Правка' },
      ],
      managers: [...managers].map(([id, title]) => ({ id, title })),
    };
  }

  private titles(search: string): string[] {
    const titles = this.items.map(({ title }) => title);
    return [...new Set(titles)].filter((title) => title.toLowerCase().includes(search.toLowerCase()));
  }
}

function matches({ title, actor, action, at }: HistoryItem, query: URLSearchParams): boolean {
  const day = at.slice(0, 10);
  return (
    title.includes(query.get('search') ?? '') &&
    title === (query.get('fileName') ?? title) &&
    actor.id === (query.get('manager') ?? actor.id) &&
    action === (query.get('action') ?? action) &&
    day >= (query.get('dateFrom') ?? day) &&
    day <= (query.get('dateTo') ?? day)
  );
}

/** A record of the test's history; every field may be given. */
export function historyItem(id: number, values: Partial<HistoryItem> = {}): HistoryItem {
  return {
    id,
    at: '2026-11-20T09:00:00.000Z',
    actor: { id: 'staff:1', name: 'Анна Полуднева' },
    action: 'update',
    entity: 'blog',
    entityId: String(id),
    title: `Статья ${id}`,
    before: { title: 'Было' },
    after: { title: 'Стало' },
    erasedAt: null,
    erasedByRequest: false,
    ...values,
  };
}
