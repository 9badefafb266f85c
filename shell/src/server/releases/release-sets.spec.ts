import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parseManifest } from '@polden/mfe-release';
import type { StaticHandlerContext } from 'react-router-dom';
import { mapOf, pageWith, writeRelease } from '../../testing/release-fixture.ts';
import { pageRequest } from '../pages/page-request.ts';
import { queryPage } from '../pages/query-page.ts';
import { UNKNOWN_SITE } from '../unknown-site.ts';
import { folderArtifacts } from './artifact-source.ts';
import { evaluateRemote } from './evaluate-remote.ts';
import { ReleaseSets } from './release-sets.ts';
import { ReleaseStore } from './release-store.ts';

let folder: string;
let artifacts: string;
let sets: ReleaseSets;
const problems: string[] = [];

function createSets(): ReleaseSets {
  const store = new ReleaseStore({
    cacheDir: path.join(folder, 'cache'),
    artifacts: folderArtifacts(artifacts),
    preflight: async ({ code, address }) => void evaluateRemote(code, address),
    readManifest: parseManifest,
  });
  return new ReleaseSets(
    store,
    () => ({ ...UNKNOWN_SITE, local: true }),
    (problem) => problems.push(problem),
  );
}

async function open(
  pathname: string,
  init?: RequestInit,
): Promise<{ status: number; context: StaticHandlerContext }> {
  const set = await sets.forRequest(pathname);
  const page = await queryPage(set, pageRequest(`http://localhost${pathname}`, init));
  if (page instanceof Response) throw new Error(`redirected to ${page.headers.get('location')}`);
  return page;
}

const liveVersion = () => sets.current.lock[0]?.version;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shell-'));
  artifacts = path.join(folder, 'artifacts');
  problems.length = 0;
  sets = createSets();
});

afterEach(async () => {
  sets.stop();
  await rm(folder, { recursive: true });
});

describe('release sets', () => {
  it('serve the pages of the promoted release and 404 for every other path', async () => {
    await sets.adopt(mapOf(1, await writeRelease(artifacts, { version: '1.0.0', server: pageWith('one') })));
    expect((await open('/test')).status).toBe(200);
    expect((await open('/nowhere')).status).toBe(404);
  });

  it('switch to the next release without a restart', async () => {
    await sets.adopt(mapOf(1, await writeRelease(artifacts, { version: '1.0.0', server: pageWith('one') })));
    await sets.adopt(mapOf(2, await writeRelease(artifacts, { version: '1.1.0', server: pageWith('two') })));
    expect(liveVersion()).toBe('1.1.0');
    expect((await open('/test')).status).toBe(200);
  });

  it.each([
    ['throws at evaluation', 'throw new Error("broken")'],
    ['exports no routes', 'exports.nothing = 1'],
    ['requires something that is not shared', 'require("node:fs"); exports.routes = []'],
    ['never ends its evaluation', 'for (;;) {}'],
  ])('keep the last good release when the next one %s', async (_what, server) => {
    await sets.adopt(mapOf(1, await writeRelease(artifacts, { version: '1.0.0', server: pageWith('one') })));
    await sets.adopt(mapOf(2, await writeRelease(artifacts, { version: '1.1.0', server })));
    expect(liveVersion()).toBe('1.0.0');
    expect((await open('/test')).status).toBe(200);
    expect(problems).toHaveLength(1);
  });

  it('answer 503 in the layout when the only release is missing, and heal when its files are back', async () => {
    const remote = await writeRelease(artifacts, { version: '1.0.0', server: pageWith('one') });
    await rm(artifacts, { recursive: true });
    await sets.adopt(mapOf(1, remote));
    const page = await open('/test');
    expect(page.status).toBe(503);
    expect(page.context.matches.map(({ route }) => route.id)).toContain('layout:simple');

    await writeRelease(artifacts, { version: '1.0.0', server: pageWith('one') });
    await eventually(async () => expect((await open('/test')).status).toBe(200));
  });

  it('refuse a file whose bytes are not those of the manifest', async () => {
    const remote = await writeRelease(artifacts, { version: '1.0.0', server: pageWith('one') });
    await writeFile(path.join(artifacts, 'mfe-test/1.0.0/server/remote.cjs'), pageWith('forged'));
    await sets.adopt(mapOf(1, remote));
    expect((await open('/test')).status).toBe(503);
    expect(problems.join()).toContain('hash differs');
  });

  it('start from the verified copy on disk when the artifact store is gone', async () => {
    const map = mapOf(1, await writeRelease(artifacts, { version: '1.0.0', server: pageWith('one') }));
    await sets.adopt(map);
    await rm(artifacts, { recursive: true });
    sets = createSets();
    await sets.adopt(map);
    expect((await open('/test')).status).toBe(200);
  });

  it.each([
    ['throws', 'loader: () => { throw new Error("no data") }'],
    ['answers 500', 'loader: () => { throw new Response(null, { status: 500 }) }'],
    ['never answers', 'loader: () => new Promise(() => {})'],
  ])('put the fallback in place of a page whose loader %s', async (_what, loader) => {
    await sets.adopt(
      mapOf(1, await writeRelease(artifacts, { version: '1.0.0', server: pageWith('one', loader) })),
    );
    const page = await open('/test');
    expect(page.status).toBe(503);
    expect(page.context.errors).toBeNull();
  });

  it('run the action of a form that was posted without JavaScript', async () => {
    const action = `action: async ({ request }) => {
      const form = await request.formData();
      return form.get('name') ? new Response(null, { status: 303, headers: { location: '/test?sent' } }) : Response.json({ name: 'empty' }, { status: 422 });
    }`;
    await sets.adopt(
      mapOf(1, await writeRelease(artifacts, { version: '1.0.0', server: pageWith('one', action) })),
    );
    const post = (body: string) => ({
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect((await open('/test', post('name='))).status).toBe(422);
    await expect(open('/test', post('name=x'))).rejects.toThrow('redirected to /test?sent');
  });
});

async function eventually(check: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(50);
    }
  }
}
