import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CanaryTarget } from '@polden/api-contract';
import type { ReleasePin } from '@polden/mfe-contract';
import { parseTakenManifest } from '@polden/mfe-release';
import { inTime } from '@polden/ru';
import type { StaticHandlerContext } from 'react-router-dom';
import { RecordedFaults } from '../../testing/recorded-faults.ts';
import {
  canaryOf,
  mapOf,
  mapOfRemotes,
  mapped,
  pageWith,
  writeRelease,
} from '../../testing/release-fixture.ts';
import type { Faults } from '../faults/faults.ts';
import { variantsFor } from '../experiments/visitor-variants.ts';
import { ProcessFaults } from '../faults/process-faults.ts';
import { pageRequest } from '../pages/request/page-request.ts';
import { queryPage } from '../pages/query/query-page.ts';
import { MAIN_SITE } from '../../testing/main-site.ts';
import { UNKNOWN_SITE } from '../unknown-site.ts';
import { folderArtifacts } from './artifact-source.ts';
import { evaluateRemote } from './evaluate-remote.ts';
import { Barred } from './barred.ts';
import { BusyHostError } from './busy-host-error.ts';
import type { ReleaseSet } from './compose-set.ts';
import type { Preflight } from './preflight.ts';
import { LastGoodPins } from './last-good-pins.ts';
import { ReleaseSets, type Asker } from './release-sets.ts';
import { ReleaseStore } from './release-store.ts';

let folder: string;
let artifacts: string;
let sets: ReleaseSets;
let faults: RecordedFaults;
const problems: string[] = [];
const SITE = { ...UNKNOWN_SITE, local: true, city: MAIN_SITE };

function createSets(
  known: Faults = faults,
  preflight: Preflight = async ({ code, address }) => void evaluateRemote(code, address),
  barred = new Barred(),
  onPlan?: (current: ReleaseSet) => void,
): ReleaseSets {
  const store = new ReleaseStore({
    cacheDir: path.join(folder, 'cache'),
    artifacts: folderArtifacts(artifacts),
    preflight,
    barred,
    faults: known,
    readManifest: parseTakenManifest,
    onProblem: (problem) => problems.push(problem),
  });
  return new ReleaseSets({
    framedLoader: () => () => null,
    store,
    lastGood: new LastGoodPins(path.join(folder, 'live.json')),
    shellData: () => SITE,
    pathPlaces: { brand: 'polden' },
    faults: known,
    onProblem: (problem) => problems.push(problem),
    ...(onPlan && { onPlan }),
  });
}

async function open(
  pathname: string,
  init?: RequestInit,
): Promise<{ status: number; context: StaticHandlerContext }> {
  const set = await sets.setFor(pathname, SOMEBODY);
  const url = `http://localhost${pathname}`;
  const asked = init ? { request: new Request(url, init), abort: new AbortController() } : pageRequest(url);
  const page = await queryPage(set, asked);
  if (page instanceof Response) throw new Error(`redirected to ${page.headers.get('location')}`);
  return page;
}

const SOMEBODY: Asker = {
  identify: () => null,
  city: 'msk',
  hostname: 'localhost',
  previews: { active: [] },
};
const visitorOf = (id: string | null): Asker => ({ ...SOMEBODY, identify: () => id });

/** Version of `mfe-test` that a visitor gets. */
async function versionFor(context: Partial<Asker>): Promise<string | undefined> {
  const { lock } = await sets.setFor('/test', { ...SOMEBODY, ...context });
  return lock.find(({ name }) => name === 'mfe-test')?.version;
}

const release = (version: string, server = pageWith(version)) => writeRelease(artifacts, { version, server });

const liveVersion = () => sets.current.lock[0]?.version;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shell-'));
  artifacts = path.join(folder, 'artifacts');
  problems.length = 0;
  faults = new RecordedFaults();
  sets = createSets();
});

afterEach(async () => {
  sets.stop();
  await sets.loaded;
  // One that a test has replaced may still be writing.
  await rm(folder, { recursive: true, maxRetries: 5 });
});

describe('release sets', () => {
  it('serve the pages of the promoted release and 404 for every other path', async () => {
    await sets.adopt(mapOf(1, await writeRelease(artifacts, { version: '1.0.0', server: pageWith('one') })));
    expect((await open('/test')).status).toBe(200);
    expect((await open('/nowhere')).status).toBe(404);
  });

  it('are composed a few times, however many releases come at once', async () => {
    const plans = new Set<ReleaseSet>();
    sets.stop();
    sets = createSets(
      faults,
      () => Promise.resolve(),
      new Barred(),
      (plan) => void plans.add(plan),
    );
    const names = Array.from({ length: 30 }, (_, index) => `mfe-${index}`);
    const releases = await Promise.all(
      names.map(async (name) => {
        const release = {
          name,
          version: '1.0.0',
          server: pageWith(name, '', `/${name}`),
          paths: [`/${name}`],
        };
        return [name, mapped(await writeRelease(artifacts, release), 1)] as const;
      }),
    );
    await sets.adopt(mapOfRemotes(1, Object.fromEntries(releases)));
    expect(sets.current.lock.every(({ available }) => available)).toBe(true);
    expect(plans.size).toBeLessThan(names.length / 2);
  });

  it('put a remote in quarantine at once, whatever of the map is still on its way', async () => {
    const [slow, framed] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const isFramed = ({ lock }: ReleaseSet) => lock.some((locked) => locked.framed);
    sets.stop();
    sets = createSets(
      faults,
      ({ code }) => (code.includes('slow') ? slow.promise : Promise.resolve()),
      new Barred(),
      (set) => isFramed(set) && framed.resolve(undefined),
    );
    const other = (version: string, text: string) =>
      writeRelease(artifacts, {
        name: 'mfe-other',
        version,
        server: pageWith(text, '', '/other'),
        paths: ['/other'],
      });
    const [one, old, next] = [
      await release('1.0.0'),
      await other('1.0.0', 'old'),
      await other('1.1.0', 'slow'),
    ];
    await sets.adopt(mapOfRemotes(1, { 'mfe-test': mapped(one, 1), 'mfe-other': mapped(old, 1) }));
    const remotes = { 'mfe-test': mapped(one, 1, { framed: true }), 'mfe-other': mapped(next, 2) };
    const adopted = sets.adopt(mapOfRemotes(2, remotes));
    await inTime(framed.promise, 5_000, () => undefined);
    const wasFramed = isFramed(sets.current);
    slow.resolve(undefined);
    await adopted;
    expect(wasFramed).toBe(true);
  });

  it('switch to the next release without a restart', async () => {
    await sets.adopt(mapOf(1, await writeRelease(artifacts, { version: '1.0.0', server: pageWith('one') })));
    await sets.adopt(mapOf(2, await writeRelease(artifacts, { version: '1.1.0', server: pageWith('two') })));
    expect(liveVersion()).toBe('1.1.0');
    expect((await open('/test')).status).toBe(200);
  });

  it('are served from where a map of the same sequence says that they are now', async () => {
    const { pin, routes } = await release('1.0.0');
    await sets.adopt(mapOf(1, { pin, routes }));
    await sets.adopt(mapOf(1, { pin: { ...pin, base: `https://cdn.example${pin.base}` }, routes }));
    expect(sets.current.lock[0]?.entry).toBe(`https://cdn.example${pin.base}client/remoteEntry.js`);
  });

  it('have the pages of a release that was taken with words which this shell does not know', async () => {
    const { pin, routes } = await writeRelease(artifacts, {
      version: '1.0.0',
      server: pageWith('one').replace("layout: 'simple'", "layout: 'simple', role: 'later', area: 'later'"),
    });
    await sets.adopt(mapOf(1, { pin, routes }));
    expect((await open('/test')).status).toBe(200);
  });

  it('run what the signed manifest claims, and neither a route nor a loader that it does not', async () => {
    const server = `const { jsx } = require('react/jsx-runtime');
const page = { handle: { chunk: 'test', layout: 'simple', cacheTags: ['blog'] }, Component: () => jsx('h1', { children: 'one' }) };
exports.routes = [
  { ...page, path: '/test', loader: () => ({ stolen: true }), children: [{ path: 'hidden', Component: () => null }] },
  { ...page, path: '/lazy', lazy: async () => ({ Component: page.Component, loader: () => ({ stolen: true }) }) },
  { ...page, path: '/foreign' },
];`;
    const claimed = { chunk: 'test', layout: 'simple', loads: false, acts: false } as const;
    const routes = [
      { path: '/test', ...claimed },
      { path: '/lazy', ...claimed },
    ];
    await sets.adopt(mapOf(1, await writeRelease(artifacts, { version: '1.0.0', server, routes })));
    for (const address of ['/test', '/lazy']) {
      const { status, context } = await open(address);
      expect(status).toBe(200);
      const { match } = { match: context.matches.at(-1) };
      expect(context.loaderData[match?.route.id ?? '']).toBeUndefined();
      expect(match?.route.handle).toEqual({ chunk: 'test', layout: 'simple' });
    }
    expect((await open('/foreign')).status).toBe(404);
    expect((await open('/test/hidden')).status).toBe(404);
    await open('/lazy');
    expect(problems.sort()).toEqual(
      ['the loader of /lazy', 'the loader of /test', 'the route /foreign', 'the route /test hidden'].map(
        (what) => `mfe-test@1.0.0: its release.json does not claim ${what}, which is dropped`,
      ),
    );
  });

  it('go back to no release that was taken back, even where the one in its place does not load', async () => {
    const taken = await release('1.1.0');
    await sets.adopt(mapOf(1, taken));
    const broken = await release('1.0.0', 'throw new Error("broken")');
    await sets.adopt(mapOf(2, broken, { barred: [taken.pin] }));
    expect((await open('/test')).context.matches.at(-1)?.route.id).toBe('down:mfe-test:/test');
    expect(sets.barred).toEqual(['mfe-test@1.1.0']);
    expect(sets.framed).toEqual([]);
    await sets.adopt(mapOf(3, broken, { barred: [taken.pin], framed: true }));
    expect(sets.framed).toEqual(['mfe-test']);
    const restarted = createSets();
    await restarted.adopt(mapOf(2, broken, { barred: [taken.pin] }));
    expect(restarted.current.lock[0]?.available).toBe(false);
    restarted.stop();
  });

  it.each([
    ['throws at evaluation', 'throw new Error("broken")'],
    ['exports no routes', 'exports.nothing = 1'],
    ['requires something that is not shared', 'require("node:fs"); exports.routes = []'],
    ['never ends its evaluation', 'for (;;) {}'],
    [
      'has two pages of one path',
      `const page = () => ({ path: '/test', handle: { chunk: 'test', layout: 'simple' }, Component: () => null });
      exports.routes = [page(), page()]`,
    ],
    [
      'has routes that no router takes',
      `exports.routes = [{ path: '/test', handle: { chunk: 'test', layout: 'simple' }, children: [{ path: '/elsewhere', Component: () => null }] }]`,
    ],
  ])('keep the last good release when the next one %s', async (_what, server) => {
    await sets.adopt(mapOf(1, await writeRelease(artifacts, { version: '1.0.0', server: pageWith('one') })));
    await sets.adopt(mapOf(2, await writeRelease(artifacts, { version: '1.1.0', server })));
    expect(liveVersion()).toBe('1.0.0');
    expect((await open('/test')).status).toBe(200);
    expect(problems).toHaveLength(1);
  });

  it('keep the last good release over a restart, too, until the next one comes', async () => {
    await sets.adopt(mapOf(1, await writeRelease(artifacts, { version: '1.0.0', server: pageWith('one') })));
    sets.stop();
    sets = createSets();
    const next = await writeRelease(artifacts, { version: '1.1.0', server: pageWith('two') });
    await rm(artifacts, { recursive: true });
    await sets.adopt(mapOf(2, next));
    expect([liveVersion(), (await open('/test')).status]).toEqual(['1.0.0', 200]);

    await writeRelease(artifacts, { version: '1.1.0', server: pageWith('two') });
    await eventually(async () => {
      expect((await open('/test')).status).toBe(200);
      expect(liveVersion()).toBe('1.1.0');
    });
  });

  it('keep what is live over a restart though another remote has not come yet', async () => {
    const slow = Promise.withResolvers<undefined>();
    sets = createSets(faults, ({ address }) =>
      address.includes('mfe-slow') ? slow.promise : Promise.resolve(),
    );
    const good = await release('1.0.0');
    const late = await writeRelease(artifacts, {
      name: 'mfe-slow',
      version: '1.0.0',
      server: pageWith('slow', '', '/slow'),
      paths: ['/slow'],
    });
    const adopted = sets.adopt(mapOfRemotes(1, { 'mfe-test': mapped(good, 1), 'mfe-slow': mapped(late, 1) }));
    await eventually(async () => expect((await open('/test')).status).toBe(200));

    const restarted = createSets();
    await restarted.adopt(mapOf(2, await release('1.1.0', 'throw new Error("broken")')));
    expect(restarted.current.lock[0]).toMatchObject({ version: '1.0.0', available: true });
    restarted.stop();
    slow.resolve(undefined);
    await adopted;
  });

  it('give a release up that may not be evaluated any more, for the one before, over a restart too', async () => {
    const barred = new Barred();
    const again = () => {
      const made = createSets(faults, undefined, barred);
      barred.follow(() => made.reconsider());
      return made;
    };
    sets = again();
    await sets.adopt(mapOf(1, await release('1.0.0')));
    const map = mapOf(2, await release('1.1.0'));
    await sets.adopt(map);
    expect(liveVersion()).toBe('1.1.0');
    barred.set(['mfe-test@1.1.0']);
    await sets.loaded;
    expect([liveVersion(), (await open('/test')).status]).toEqual(['1.0.0', 200]);
    expect(problems).toEqual([expect.stringMatching(/^mfe-test@1\.1\.0: not asked in this process/u)]);

    sets.stop();
    sets = again();
    await sets.adopt(map);
    expect([liveVersion(), (await open('/test')).status]).toEqual(['1.0.0', 200]);
    barred.set([]);
    await sets.loaded;
    expect(liveVersion()).toBe('1.1.0');
    expect(faults.records).toEqual([]);
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

const VISITORS = Array.from({ length: 400 }, (_, index) => `visitor-${index}`);

describe('canaries', () => {
  it('show the share of visitors that they have, always the same ones, and more when they are widened', async () => {
    const [stable, canary] = [await release('1.0.0'), await release('1.1.0')];
    const inCanary = async () => {
      const versions = await Promise.all(VISITORS.map((visitor) => versionFor(visitorOf(visitor))));
      return VISITORS.filter((_, index) => versions[index] === '1.1.0');
    };
    await sets.adopt(mapOf(1, stable, { canary: canaryOf(canary, 2_500) }));
    const quarter = await inCanary();
    expect(quarter.length).toBeGreaterThan(60);
    expect(quarter.length).toBeLessThan(140);
    expect(await inCanary()).toEqual(quarter);

    await sets.adopt(mapOf(2, stable, { canary: canaryOf(canary, 5_000) }));
    expect(await inCanary()).toEqual(expect.arrayContaining(quarter));
    await sets.adopt(mapOf(3, stable, { canary: canaryOf(canary, 10_000) }));
    expect(await inCanary()).toEqual(VISITORS);
    await sets.adopt(mapOf(4, stable));
    expect(await inCanary()).toEqual([]);
  });

  it('are for nobody without an id', async () => {
    await sets.adopt(mapOf(1, await release('1.0.0'), { canary: canaryOf(await release('1.1.0'), 10_000) }));
    expect(await versionFor(visitorOf('somebody'))).toBe('1.1.0');
    expect(await versionFor({})).toBe('1.0.0');
  });

  it('say in the page lock what they are', async () => {
    await sets.adopt(mapOf(1, await release('1.0.0'), { canary: canaryOf(await release('1.1.0'), 10_000) }));
    const { lock } = await sets.setFor('/test', visitorOf('somebody'));
    expect(lock).toMatchObject([{ version: '1.1.0', channel: 'canary', kind: 'primary', available: true }]);
  });

  it('that do not load leave their visitors on stable, and are reported', async () => {
    const broken = await release('1.1.0', 'throw new Error("broken")');
    await sets.adopt(mapOf(1, await release('1.0.0'), { canary: canaryOf(broken, 10_000) }));
    expect(await versionFor(visitorOf('somebody'))).toBe('1.0.0');
    expect(faults.outcomes).toEqual(['canary 1.1.0 evaluate']);
    expect(problems).toEqual([expect.stringMatching(/^mfe-test@1\.1\.0: .*broken/)]);
  });

  it('that a busy machine had no time for are no worse for it, and are tried again', async () => {
    let isBusy = true;
    sets = createSets(faults, async () => {
      if (isBusy) throw new BusyHostError('no time');
    });
    const map = mapOf(1, await release('1.0.0'), { canary: canaryOf(await release('1.1.0'), 10_000) });
    await sets.adopt(map);
    expect([faults.outcomes, problems.length]).toEqual([[], 2]);
    isBusy = false;
    await eventually(async () => expect(await versionFor(visitorOf('somebody'))).toBe('1.1.0'));
    expect(faults.outcomes).toEqual([]);
  });

  it('that fail too often leave their visitors on stable until they are asked again', async () => {
    await sets.adopt(mapOf(1, await release('1.0.0'), { canary: canaryOf(await release('1.1.0'), 10_000) }));
    faults.open.add('mfe-test@1.1.0');
    expect(await versionFor(visitorOf('somebody'))).toBe('1.0.0');
    faults.open.clear();
    expect(await versionFor(visitorOf('somebody'))).toBe('1.1.0');
  });

  it('that are well again are tried by a page of their own, and pages of others change nothing', async () => {
    const breakers = new ProcessFaults();
    sets = createSets(breakers);
    await sets.adopt(mapOf(1, await release('1.0.0'), { canary: canaryOf(await release('1.1.0'), 10_000) }));
    const somebody = visitorOf('somebody');
    let now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
    try {
      const page = { remote: 'mfe-test', version: '1.1.0', channel: 'canary' } as const;
      for (let count = 0; count < 5; count += 1) breakers.record({ ...page, outcome: 'render' });
      expect(await versionFor(somebody)).toBe('1.0.0');
      now += 2_000;
      const elsewhere = await sets.setFor('/elsewhere', somebody);
      expect(elsewhere.lock).toMatchObject([{ version: '1.1.0', channel: 'canary' }]);
      expect(await versionFor(somebody)).toBe('1.1.0');
    } finally {
      clock.mockRestore();
    }
  });

  it('are composed once for all of their visitors, and share no key with stable', async () => {
    await sets.adopt(mapOf(1, await release('1.0.0'), { canary: canaryOf(await release('1.1.0'), 10_000) }));
    const ask = (visitor: string | null) => sets.setFor('/test', visitorOf(visitor));
    const first = await ask('somebody');
    expect(await ask('somebody else')).toBe(first);
    expect(await ask(null)).toBe(sets.current);
    expect(first.key).not.toBe(sets.current.key);
  });

  it('are compared with as many visitors of the stable release, whose pages are kept apart', async () => {
    await sets.adopt(mapOf(1, await release('1.0.0'), { canary: canaryOf(await release('1.1.0'), 2_500) }));
    const channels = await Promise.all(
      VISITORS.map(async (visitor) => (await sets.setFor('/test', visitorOf(visitor))).lock[0]?.channel),
    );
    const count = (channel: string) => channels.filter((it) => it === channel).length;
    expect(count('control')).toBeGreaterThan(70);
    expect(count('control')).toBeLessThan(130);
    expect(count('canary') + count('control') + count('stable')).toBe(VISITORS.length);
    const control = await sets.setFor('/test', visitorOf(VISITORS[channels.indexOf('control')] ?? ''));
    expect(control.lock).toMatchObject([{ version: '1.0.0', channel: 'control', available: true }]);
    expect(control.key).not.toBe(sets.current.key);
  });

  it('are for those whom they are meant for', async () => {
    const target = (canary: CanaryTarget) => async (asker: Asker) => {
      const meant = { ...canaryOf(await release('1.1.0'), 10_000), target: canary };
      await sets.adopt(mapOf((sequence += 1), await release('1.0.0'), { canary: meant }));
      return versionFor(asker);
    };
    let sequence = 0;
    const somebody = visitorOf('somebody');
    const [kazan, there] = [target({ cities: ['kazan'] }), target({ hosts: ['kazan.polden.example'] })];
    expect(await kazan({ ...somebody, city: 'kazan' })).toBe('1.1.0');
    expect(await kazan(somebody)).toBe('1.0.0');
    expect(await there({ ...somebody, hostname: 'kazan.polden.example' })).toBe('1.1.0');
    expect(await there(somebody)).toBe('1.0.0');
    const variant = variantsFor(['layout-lite'], { visitor: 'somebody', robot: false })['layout-lite'] ?? '';
    const other = variant === 'control' ? 'variant' : 'control';
    expect(await target({ variants: [`layout-lite=${variant}`] })(somebody)).toBe('1.1.0');
    expect(await target({ variants: [`layout-lite=${other}`] })(somebody)).toBe('1.0.0');
    expect(await target({ variants: ['long-ended=variant'] })(somebody)).toBe('1.0.0');
  });
});

describe('remotes that were moved together', () => {
  const pair = async (version: string, since: number, second = pageWith('second', '', '/second')) => ({
    'mfe-test': mapped(await release(version), since),
    'mfe-second': mapped(
      await writeRelease(artifacts, { name: 'mfe-second', version, server: second, paths: ['/second'] }),
      since,
    ),
  });
  const versions = () => sets.current.lock.map(({ version }) => version);

  it('flip when all of them have loaded, and not before', async () => {
    await sets.adopt(mapOfRemotes(1, await pair('1.0.0', 1)));
    await sets.adopt(mapOfRemotes(2, await pair('2.0.0', 2, 'throw new Error("broken")')));
    expect(versions()).toEqual(['1.0.0', '1.0.0']);
    await sets.adopt(mapOfRemotes(3, await pair('3.0.0', 3)));
    expect(versions()).toEqual(['3.0.0', '3.0.0']);
  });

  it('hold back nobody who was moved alone', async () => {
    await sets.adopt(mapOfRemotes(1, await pair('1.0.0', 1)));
    const { 'mfe-test': first, 'mfe-second': second } = await pair('2.0.0', 2, 'throw new Error("broken")');
    await sets.adopt(mapOfRemotes(3, { 'mfe-test': { ...first, since: 3 }, 'mfe-second': second }));
    expect(versions()).toEqual(['2.0.0', '1.0.0']);
  });

  it('show what there is when nothing older is there', async () => {
    await sets.adopt(mapOfRemotes(1, await pair('1.0.0', 1, 'throw new Error("broken")')));
    expect(sets.current.lock).toMatchObject([{ available: true }, { available: false }]);
  });
});

describe('a stable release that is barred while it is live', () => {
  it('is followed at once by the one before, which is read nowhere any more', async () => {
    const barred = new Barred();
    sets = createSets(faults, undefined, barred);
    const first = await release('1.0.0');
    await sets.adopt(mapOf(1, first));
    await sets.adopt(mapOf(2, await release('2.0.0')));
    await rm(path.join(artifacts, 'mfe-test/1.0.0'), { recursive: true });
    await rm(path.join(folder, 'cache'), { recursive: true });
    barred.set(['mfe-test@2.0.0']);
    sets.reconsider();
    await sets.loaded;
    expect(sets.current.lock).toMatchObject([{ version: '1.0.0', available: true }]);
    const takenBack = { version: '1.0.0', integrity: first.pin.integrity };
    await sets.adopt(mapOf(3, await release('2.0.0'), { barred: [takenBack] }));
    expect(sets.current.lock).toMatchObject([{ available: false }]);
  });
});

describe('a release that shells have stopped, when the next one does not load', () => {
  const stoppedOf = (...releases: { pin: ReleasePin }[]) => ({
    stopped: releases.map(({ pin: { version, integrity } }) => ({ version, integrity })),
  });
  const broken = () => release('1.2.0', 'throw new Error("broken")');

  it('does not stand in, where it was live as where it was only known', async () => {
    const barred = new Barred();
    sets = createSets(faults, undefined, barred);
    await sets.adopt(mapOf(1, await release('1.0.0')));
    const looping = await release('1.1.0');
    await sets.adopt(mapOf(2, looping));
    barred.set(['mfe-test@1.1.0']);
    sets.reconsider();
    await sets.loaded;
    expect(liveVersion()).toBe('1.0.0');
    // This shell takes it out of its ledger, or has never had it there.
    barred.set([]);
    const next = mapOf(3, await broken(), stoppedOf(looping));
    await sets.adopt(next);
    expect(sets.current.lock).toMatchObject([{ version: '1.0.0', available: true }]);
    sets.stop();
    sets = createSets();
    await sets.adopt(next);
    expect(sets.current.lock).toMatchObject([{ version: '1.0.0', available: true }]);
  });

  it('has the fallback in its place where nothing else is known', async () => {
    const looping = await release('1.1.0');
    await sets.adopt(mapOf(1, looping));
    const other = await release('1.1.1');
    await sets.adopt(mapOf(2, other));
    const next = mapOf(3, await broken(), stoppedOf(looping, other));
    await sets.adopt(next);
    expect(sets.current.lock).toMatchObject([{ available: false }]);
    sets.stop();
    sets = createSets();
    await sets.adopt(next);
    expect(sets.current.lock).toMatchObject([{ available: false }]);
  });
});

describe('a release that may not be evaluated, after one whose pages failed', () => {
  it('is followed by the one before both, over a restart, too', async () => {
    const barred = new Barred();
    sets = createSets(faults, undefined, barred);
    await sets.adopt(mapOf(1, await release('1.0.0')));
    const failing = await release('1.1.0');
    await sets.adopt(mapOf(2, failing));
    const failed = [{ version: '1.1.0', integrity: failing.pin.integrity }];
    const hurried = await release('1.2.0');
    await sets.adopt(mapOf(3, hurried, { failed }));
    barred.set(['mfe-test@1.2.0']);
    sets.reconsider();
    await sets.loaded;
    expect(sets.current.lock).toMatchObject([{ version: '1.0.0', available: true }]);
    sets.stop();
    sets = createSets(faults, undefined, barred);
    await sets.adopt(mapOf(3, hurried, { failed }));
    expect(sets.current.lock).toMatchObject([{ version: '1.0.0', available: true }]);
  });
});

describe('a stable release that fails too often', () => {
  it('is not asked, and is again as soon as it may be', async () => {
    await sets.adopt(mapOf(1, await release('1.0.0')));
    faults.open.add('mfe-test@1.0.0');
    expect(sets.serving(sets.current, '/test').lock).toMatchObject([{ version: '1.0.0', available: false }]);
    expect(sets.serving(sets.current, '/elsewhere')).toBe(sets.current);
    faults.open.clear();
    expect(sets.serving(sets.current, '/test')).toBe(sets.current);
  });
});

describe('a stable release that fails too often after a good one', () => {
  const served = (pathname = '/test') => sets.serving(sets.current, pathname).lock;

  it('has that one in its place, over a restart, too, until it fails as well', async () => {
    await sets.adopt(mapOf(1, await release('1.0.0')));
    const next = await release('2.0.0');
    await sets.adopt(mapOf(2, next));
    expect(served()).toMatchObject([{ version: '2.0.0', available: true }]);
    faults.open.add('mfe-test@2.0.0');
    expect(served()).toMatchObject([{ version: '1.0.0', channel: 'stable', available: true }]);
    sets.stop();
    sets = createSets();
    await sets.adopt(mapOf(2, next));
    await eventually(async () =>
      expect(served()).toMatchObject([{ version: '1.0.0', channel: 'stable', available: true }]),
    );
    faults.open.add('mfe-test@1.0.0');
    expect(served()).toMatchObject([{ version: '2.0.0', available: false }]);
    faults.open.clear();
    expect(served()).toMatchObject([{ version: '2.0.0', available: true }]);
  });

  it('has the fallback where that one failed, was taken back or stopped, or has no such page', async () => {
    const first = await release('1.0.0');
    await sets.adopt(mapOf(1, first));
    const next = await release('2.0.0');
    const { integrity } = first.pin;
    for (const bad of ['failed', 'barred', 'stopped'] as const) {
      await sets.adopt(mapOf(2, next, { [bad]: [{ version: '1.0.0', integrity }] }));
      faults.open.add('mfe-test@2.0.0');
      expect(served()).toMatchObject([{ version: '2.0.0', available: false }]);
    }
  });
});

describe('a remote that was taken out of service', () => {
  const RETIRED = ['mfe-test'];

  it('leaves every page, over a restart, too, and its path is free for another', async () => {
    const one = await release('1.0.0');
    await sets.adopt(mapOf(1, one));
    const { key } = sets.current;
    await sets.adopt({ ...mapOfRemotes(2, {}), retired: RETIRED });
    expect((await open('/test')).status).toBe(404);
    expect(sets.current.lock).toEqual([]);
    expect(sets.current.key).not.toBe(key);
    expect(sets.liveVersion('mfe-test', '1.0.0')).toBeNull();
    sets.stop();
    sets = createSets();
    await sets.adopt({ ...mapOfRemotes(2, {}), retired: RETIRED });
    expect((await open('/test')).status).toBe(404);

    const other = await writeRelease(artifacts, {
      name: 'mfe-other',
      version: '3.0.0',
      server: pageWith('other'),
    });
    await sets.adopt({ ...mapOfRemotes(3, { 'mfe-other': mapped(other, 3) }), retired: RETIRED });
    expect((await open('/test')).status).toBe(200);
    expect(sets.current.lock.map(({ name }) => name)).toEqual(['mfe-other']);
  });

  it('is named to open tabs until it is back, and not where a developer has it', async () => {
    const one = await release('1.0.0');
    await sets.adopt({ ...mapOfRemotes(1, {}), retired: RETIRED });
    expect(sets.retired).toEqual(RETIRED);
    await sets.adopt({ ...mapOf(1, one), retired: RETIRED });
    expect(sets.retired).toEqual([]);
    await sets.adopt(mapOf(2, one));
    expect(sets.retired).toEqual([]);
    expect((await open('/test')).status).toBe(200);
  });
});

describe('code of a release', () => {
  it('is marked while it is evaluated and while it runs', async () => {
    await sets.adopt(mapOf(1, await release('1.0.0', pageWith('one', 'loader: () => null'))));
    await open('/test');
    const marks = ['mfe-test@1.0.0', 'left'];
    expect(faults.entered).toEqual([...marks, ...marks]);
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
