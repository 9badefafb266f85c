import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  CHANGE_SET_RIGHTS,
  DRAFT_RIGHTS,
  PREVIEW_ENTRY,
  PREVIEW_RIGHTS,
  type PreviewCode,
  type ContentPreviewLink,
  type PreviewOf,
  type PreviewOfSet,
  type PreviewPass,
  type PreviewState,
} from '@polden/api-contract';
import { actionsOf, CONTENT_TYPES, mayKnowNames, NO_ACCESS } from '@polden/content-model';
import { formatDate } from '@polden/ru';
import { DataSource } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { type StaffActor, StaffStandings } from '../../rbac/index.ts';
import { ContentReader } from '../content-reader.ts';
import { expectRight } from '../drafts/content-drafts.ts';
import { draftOf, typesGathered } from '../drafts/drafts.repository.ts';
import { setTitle } from '../change-sets/change-sets.repository.ts';
import { gatheredIn } from '../change-sets/gathered.ts';
import { mayOpen } from '../drafts/known-items.ts';
import { historyTitle } from '../kept-facts.ts';
import { ContentRepository } from '../content.repository.ts';
import { addPass, deleteLink, exchangeCode, goodLinks, passOf, type PassRow } from './passes.repository.ts';
import type { Perspective } from './perspective.ts';
import { publicPath } from '../public-path.ts';

const CODE_MS = 60_000;
const SESSION_MS = 8 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const LINK_MS = 7 * DAY_MS;
const MOST_AHEAD_MS = 2 * 366 * DAY_MS;
/** Of 32 random bytes as base64url. */
const KEY = /^[\w-]{43}$/u;

type Reader = Pick<StaffActor, 'may'>;

interface Subject {
  perspective: Perspective;
  title: string;
  path: string;
}

/** Passes to unpublished content: their givers, keys and ends. Keys are kept as digests alone. */
@Injectable()
export class Previews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ContentRepository,
    private readonly reader: ContentReader,
    private readonly standings: StaffStandings,
  ) {}

  /** A code for the caller; 422 for an item without a page. */
  async open(of: PreviewOf, actor: StaffActor): Promise<PreviewCode> {
    const { address } = await this.add('code', await this.subjectOf(of, actor), actor, CODE_MS);
    return { address };
  }

  /** A link for somebody without an account; it shows this preview and nothing else. */
  async link(of: PreviewOf, actor: StaffActor): Promise<ContentPreviewLink> {
    const { row, address } = await this.add('link', await this.subjectOf(of, actor), actor, LINK_MS);
    return { ...toLink({ ...row, name: actor.name }), address };
  }

  /** Those that somebody else has given, too; what they show is named to whoever may list it. */
  async links(actor: StaffActor): Promise<ContentPreviewLink[]> {
    const rows = await this.backed(await goodLinks(this.dataSource.manager));
    return rows
      .map((row) => (isNamedTo(actor, row.perspective) ? row : { ...row, title: NO_ACCESS }))
      .map(toLink);
  }

  /** From now on the link shows the public site. 404 when there is none. */
  async revoke(id: string): Promise<void> {
    if (!(await deleteLink(this.dataSource.manager, id))) throw new AppError(404, 'Такой ссылки нет');
  }

  /** What the shell puts into its cookie; 404 for a code that was used, is over, or never was. */
  async enter(given: string): Promise<PreviewPass> {
    const key = newKey();
    const row = KEY.test(given) ? await this.exchanged(given, key) : null;
    if (!row) throw new AppError(404, 'Ссылка на предварительный просмотр больше не действует');
    return row;
  }

  /** Null when the token is no good, or not any more. */
  async of(token: string | undefined): Promise<PassRow | null> {
    if (token === undefined || !KEY.test(token)) return null;
    const row = await passOf(this.dataSource.manager, digest(token));
    const [good] = await this.backed(row ? [row] : []);
    return good ?? null;
  }

  async state(token: string | undefined): Promise<PreviewState> {
    const row = await this.of(token);
    if (!row) throw new AppError(404, 'Предварительный просмотр окончен');
    return { title: row.title, until: row.expires_at.toISOString() };
  }

  private async exchanged(given: string, key: string): Promise<PreviewPass | null> {
    const { manager } = this.dataSource;
    const expiresAt = new Date(Date.now() + SESSION_MS);
    const session = await exchangeCode(manager, digest(given), { key: digest(key), expiresAt });
    if (session) return (await this.backed([session])).length > 0 ? toPass(session, key) : null;
    const link = await this.of(given);
    return link && toPass(link, given);
  }

  /** Passes with a giver who is signed in somewhere and may still look at the content: checked anew at every read. */
  private async backed(passes: readonly PassRow[]): Promise<PassRow[]> {
    if (passes.length === 0) return [];
    const standingOf = await this.standings.of(passes.map(({ staff_id: id }) => id));
    const sets = passes.flatMap(({ perspective: of }) => (of.kind === 'set' ? [of.id] : []));
    const types = await typesGathered(this.dataSource.manager, sets);
    return passes.flatMap((pass) => {
      const { kind, perspective } = pass;
      const { isSignedIn, may } = standingOf(pass.staff_id);
      const given = kind === 'link' ? PREVIEW_RIGHTS.link : PREVIEW_RIGHTS.open;
      const needed = rightOver(perspective);
      if (!isSignedIn || !may(given) || needed === null || !may(needed)) return [];
      if (perspective.kind === 'set' && !opensAll(types.get(perspective.id) ?? [], { may })) return [];
      if (perspective.kind !== 'moment') return [pass];
      const seen = typesSeenBy({ may });
      return seen.length > 0 ? [{ ...pass, perspective: { ...perspective, types: seen } }] : [];
    });
  }

  private async add(
    kind: 'code' | 'link',
    subject: Subject,
    actor: StaffActor,
    ms: number,
  ): Promise<{ row: PassRow; address: string }> {
    const key = newKey();
    const row = await addPass(this.dataSource.manager, {
      ...subject,
      kind,
      key: digest(key),
      staffId: actor.user.id,
      expiresAt: new Date(Date.now() + ms),
    });
    return { row, address: `${PREVIEW_ENTRY}?key=${key}` };
  }

  private async subjectOf(of: PreviewOf, actor: StaffActor): Promise<Subject> {
    if ('changeSet' in of) {
      expectMay(actor, CHANGE_SET_RIGHTS.item);
      return this.ofSet(of, actor);
    }
    if ('at' in of) {
      expectMay(actor, DRAFT_RIGHTS.calendar);
      const types = typesSeenBy(actor);
      if (types.length === 0) throw new AppError(403, 'Недостаточно прав');
      const at = new Date(of.at);
      expectNear(at);
      const title = `сайт на ${formatDate(at.toISOString(), 'DD.MM.YYYY HH:mm')}`;
      return { perspective: { kind: 'moment', at: at.toISOString(), types }, title, path: '/' };
    }
    return this.ofItem(of.type, of.id, actor);
  }

  private async ofItem(name: string, id: number, actor: StaffActor): Promise<Subject> {
    const type = CONTENT_TYPES.find((each) => each.name === name);
    if (!type) throw new AppError(404, 'Такого раздела нет');
    expectRight(type, actor, 'item');
    await this.reader.item(type, id);
    const row = await this.repository.find(type, id);
    const draft = await draftOf(this.dataSource.manager, type, id);
    const path = row && publicPath(type, { ...row, ...draft?.facts });
    if (!path) throw new AppError(422, 'У этой записи нет страницы на сайте');
    return { perspective: { kind: 'item', type: name, id }, title: `«${historyTitle(type, row)}»`, path };
  }

  private async ofSet(
    { changeSet: id, type: name, id: itemId, before = false }: PreviewOfSet,
    actor: StaffActor,
  ): Promise<Subject> {
    const { manager } = this.dataSource;
    const title = await setTitle(manager, id);
    if (title === null) throw new AppError(404, 'Такого набора нет');
    const types = (await typesGathered(manager, [id])).get(id) ?? [];
    if (!opensAll(types, actor)) throw refusedSet();
    const { drafts, removals } = await gatheredIn(manager, id);
    const isAsked = (row: { content_type: string; item_id: number }) =>
      name === undefined || (row.content_type === name && row.item_id === itemId);
    const draft = drafts.find(isAsked);
    const member = draft ?? (name === undefined ? undefined : removals.find(isAsked));
    if (name !== undefined && !member) throw new AppError(404, 'В наборе такой записи нет');
    const type = CONTENT_TYPES.find((each) => each.name === member?.content_type);
    const row = type && member && (await this.repository.find(type, member.item_id));
    const path = type && row ? publicPath(type, { ...row, ...(!before && draft?.facts) }) : null;
    if (path === null && name !== undefined) throw new AppError(422, 'У этой записи нет страницы на сайте');
    const words = `набор «${title}»`;
    return before
      ? { perspective: { kind: 'set', id, before }, title: `${words}, до него`, path: path ?? '/' }
      : { perspective: { kind: 'set', id }, title: words, path: path ?? '/' };
  }
}

/** Null for a content type that is no longer there. */
function rightOver(perspective: Perspective): string | null {
  if (perspective.kind === 'set') return CHANGE_SET_RIGHTS.item;
  if (perspective.kind === 'moment') return DRAFT_RIGHTS.calendar;
  const type = CONTENT_TYPES.find(({ name }) => name === perspective.type);
  return type ? actionsOf(type).item : null;
}

/** A set is previewed as a whole: the reader must have the right to open each of its items. */
function opensAll(types: readonly string[], reader: Reader): boolean {
  return types.every((type) => mayOpen(type, reader));
}

/** In the words of a field: the page stays open to who asked, and says them. */
function refusedSet(): AppError {
  const message = 'Недостаточно прав: в наборе есть записи, открывать которые вам нельзя';
  return new AppError(403, message, { validation: { changeSet: [message] } });
}

/** The site at a moment says what comes and how it is called: of other types it is as visitors see it now. */
function typesSeenBy(reader: Reader): string[] {
  const seen = CONTENT_TYPES.filter(({ name }) => mayKnowNames(name, reader) && mayOpen(name, reader));
  return seen.map(({ name }) => name);
}

function isNamedTo(reader: Reader, of: Perspective): boolean {
  if (of.kind === 'item') return mayKnowNames(of.type, reader);
  return of.kind === 'moment' || reader.may(CHANGE_SET_RIGHTS.list);
}

/** 422 for a day that is over, of which nothing is known any more, and for one so far that nobody has planned it. */
function expectNear(at: Date): void {
  const now = Date.now();
  if (at.getTime() >= now - DAY_MS && at.getTime() <= now + MOST_AHEAD_MS) return;
  throw AppError.invalid({ at: ['Выберите день от сегодняшнего до двух лет вперёд'] });
}

function expectMay(actor: StaffActor, right: string): void {
  if (!actor.may(right)) throw new AppError(403, 'Недостаточно прав');
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}

function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

function toPass({ path, expires_at: until }: PassRow, token: string): PreviewPass {
  return { token, path, until: until.toISOString() };
}

function toLink({ id, title, name, created_at: created, expires_at: expires }: PassRow): ContentPreviewLink {
  return {
    id,
    title,
    author: name,
    createdAt: created.toISOString(),
    expiresAt: expires.toISOString(),
    address: null,
  };
}
