import { type ContentDraft, DRAFT_PATHS, type DraftState, PREVIEW_PATHS } from '@polden/api-contract';
import { ok, refusal, type Answer, type Call } from './answers.ts';
import type { BlogTable } from './blog-table.ts';

/** In which a page reads all that it begins with. */
const OPENING_MS = 300;

/** Drafts over the articles of the test's server, with the rules of the API that the pages depend on. */
export class DraftTable {
  private readonly drafts = new Map<number, ContentDraft>();
  private readonly ends = new Map<number, string>();
  /** When a page has first been told of the draft. */
  private readonly told = new Map<number, number>();

  private readonly blog: BlogTable;

  constructor(blog: BlogTable) {
    this.blog = blog;
  }

  find(id: number): ContentDraft | undefined {
    return this.drafts.get(id);
  }

  /** A save from elsewhere. */
  keep(id: number, values: Record<string, unknown>, author = 'Ульяна'): ContentDraft {
    const known = this.drafts.get(id);
    const draft: ContentDraft = {
      version: (known?.version ?? 0) + 1,
      baseVersion: known?.baseVersion ?? this.blog.find(id)?.version ?? 1,
      values,
      author,
      createdAt: '2026-11-20T09:00:00.000Z',
      updatedAt: '2026-11-20T09:00:00.000Z',
      publishAt: null,
      failure: null,
      changeSet: null,
    };
    this.drafts.set(id, draft);
    return draft;
  }

  /** When it goes from the site, set elsewhere. */
  letGo(id: number, at: string): void {
    this.ends.set(id, at);
  }

  /** Published by somebody else. */
  comeOut(id: number): void {
    this.publish(id);
  }

  answer(call: Call): Answer | undefined {
    this.publishDue();
    if (call.path === PREVIEW_PATHS.open) return ok({ address: '/predprosmotr?key=abc' });
    const [, path = '', number] = /^(.+)\/blog\/(\d+)$/u.exec(call.path) ?? [];
    const id = Number(number);
    const { body } = call;
    switch (path) {
      case DRAFT_PATHS.item:
        return ok(this.state(id));
      case DRAFT_PATHS.save:
        return this.save(id, body);
      case DRAFT_PATHS.discard:
        return this.unseen(id, body) ?? this.discard(id, body);
      case DRAFT_PATHS.publish:
        return this.unseen(id, body) ?? this.publish(id);
      case DRAFT_PATHS.schedule:
        return this.unseen(id, body) ?? this.schedule(id, body);
      default:
        return undefined;
    }
  }

  private save(id: number, { version, baseVersion, values }: Record<string, unknown>): Answer {
    const known = this.drafts.get(id);
    if ((known?.version ?? null) !== version) return changed(known);
    if (Object.keys(values ?? {}).length === 0) this.drafts.delete(id);
    else
      this.drafts.set(id, {
        ...this.keep(id, values as Record<string, unknown>, 'Анна Полуднева'),
        baseVersion: Number(baseVersion),
      });
    return ok(this.state(id));
  }

  /** What refuses to act on another draft than was looked at. */
  private unseen(id: number, { version }: Record<string, unknown>): Answer | undefined {
    const known = this.drafts.get(id);
    return version === undefined || !known || known.version === version ? undefined : changed(known);
  }

  private discard(id: number, { version }: Record<string, unknown>): Answer {
    if (version !== undefined && !this.drafts.has(id))
      return refusal(404, { message: 'Черновика больше нет: его опубликовали или отбросили' });
    this.drafts.delete(id);
    return ok(this.state(id));
  }

  private publish(id: number): Answer {
    const draft = this.drafts.get(id);
    const item = this.blog.find(id);
    if (!draft || !item) return refusal(404, { message: 'Черновика больше нет' });
    if (draft.baseVersion !== item.version) {
      return refusal(409, { message: 'Пока вы правили, запись изменили', current: item });
    }
    this.drafts.delete(id);
    return ok(this.blog.change(id, draft.values));
  }

  /** What has come to its moment is on the site before anybody asks; not before a page that opens slowly has seen it. */
  private publishDue(): void {
    for (const [id, { publishAt }] of this.drafts) {
      const seenAt = (this.told.get(id) ?? Infinity) + OPENING_MS;
      if (publishAt !== null && Math.max(Date.parse(publishAt), seenAt) <= Date.now()) this.publish(id);
    }
  }

  private schedule(id: number, { publishAt, unpublishAt }: Record<string, unknown>): Answer {
    const draft = this.drafts.get(id);
    if (draft && publishAt !== undefined)
      this.drafts.set(id, { ...draft, publishAt: publishAt as string | null });
    if (typeof unpublishAt === 'string') this.ends.set(id, unpublishAt);
    return ok(this.state(id));
  }

  private state(id: number): DraftState {
    if (this.drafts.has(id) && !this.told.has(id)) this.told.set(id, Date.now());
    return {
      draft: this.drafts.get(id) ?? null,
      unpublishAt: this.ends.get(id) ?? null,
      unpublishFailure: null,
      removalSet: null,
      picture: null,
      documents: [],
      path: `/blog/${this.blog.find(id)?.slug ?? ''}`,
    };
  }
}

function changed(known: ContentDraft | undefined): Answer {
  const by = known ? `: ${known.author}` : '';
  return refusal(409, { message: `Черновик уже изменён${by}`, ...(known && { current: known }) });
}
