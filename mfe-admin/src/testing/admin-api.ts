import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_BASE_PATH, type BlogPostItem, IDEMPOTENCY_KEY_HEADER } from '@polden/api-contract';
import type { Answer, Call } from './answers.ts';
import { BlogTable } from './blog-table.ts';
import { DraftTable } from './draft-table.ts';
import { HistoryRecords } from './history-records.ts';
import { MediaShelf } from './media-shelf.ts';
import { OwnProfile } from './own-profile.ts';
import { ReleaseRegistry } from './release-registry.ts';
import { RightsTable } from './rights-table.ts';
import { StaffSession } from './staff-session.ts';

/** The staff area's API over real HTTP, with a memory of what it was asked and answers that a test may script. */
export interface AdminApi {
  origin: string;
  calls: Call[];
  session: StaffSession;
  blog: BlogTable;
  releases: ReleaseRegistry;
  history: HistoryRecords;
  rights: RightsTable;
  profile: OwnProfile;
  media: MediaShelf;
  drafts: DraftTable;
  /** The next answers to a path, before it goes back to its usual one. */
  answerNext(path: string, ...answers: (Answer | Promise<Answer>)[]): void;
  close(): Promise<void>;
}

export async function startAdminApi(posts: BlogPostItem[] = []): Promise<AdminApi> {
  const calls: Call[] = [];
  const scripted = new Map<string, (Answer | Promise<Answer>)[]>();
  const session = new StaffSession();
  const blog = new BlogTable(posts);
  const releases = new ReleaseRegistry();
  const history = new HistoryRecords();
  const rights = new RightsTable();
  const profile = new OwnProfile();
  const media = new MediaShelf();
  const drafts = new DraftTable(blog);

  const server = createServer((request, response) => {
    void readCall(request).then(async (call) => {
      calls.push(call);
      const answer =
        releases.foretell(call) ??
        (await scripted.get(call.path)?.shift()) ??
        session.answer(call) ??
        session.refusalOf(call) ??
        releases.answer(call) ??
        history.answer(call) ??
        rights.answer(call) ??
        profile.answer(call) ??
        media.answer(call) ??
        drafts.answer(call) ??
        blog.answer(call);
      if (answer === 'lose the answer') blog.answer(call);
      if (typeof answer === 'string') request.socket.destroy();
      else
        response
          .writeHead(answer.status, { 'content-type': 'application/json' })
          .end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    session,
    blog,
    releases,
    history,
    rights,
    profile,
    media,
    drafts,
    answerNext: (path, ...answers) => scripted.set(path, answers),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const url = new URL(request.url ?? '', 'http://localhost');
  return {
    method: request.method ?? '',
    path: url.pathname.replace(API_BASE_PATH, ''),
    query: url.searchParams,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    idempotencyKey: request.headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()]?.toString(),
    bearer: request.headers.authorization?.replace('Bearer ', ''),
  };
}
