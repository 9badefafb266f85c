import { createPublicKey } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CanaryTarget, RELEASES_PATHS, type SignedText } from '@polden/api-contract';
import type { ReleaseMap } from '@polden/mfe-contract';
import { OVERRIDE_PARAMETER, readOverrideToken } from '@polden/mfe-release';
import { signIn } from '../../testing/staff.ts';
import { truncate } from '../../testing/test-app.ts';
import { ReleaseMapService } from '../map/release-map.service.ts';
import { observed } from '../telemetry/testing/reports.ts';
import { startTestRegistry, type TestRegistry, type TestTeam } from '../testing/test-registry.ts';
import { PointerService } from './pointer.service.ts';

const LENDING = 'mfe-lending';
const CONTENT = 'mfe-content';

let registry: TestRegistry;
let team: TestTeam;
let number = 0;

beforeAll(async () => {
  registry = await startTestRegistry({ RELEASE_ENVIRONMENTS: 'local,staging' });
});
beforeEach(async () => {
  await truncate(registry.dataSource);
  await registry.app.get(ReleaseMapService).refresh();
  team = await registry.enrol('lending', [LENDING, CONTENT]);
});
afterAll(() => registry.close());

const refused = (status: number, message: RegExp) =>
  expect.objectContaining({ status, message: expect.stringMatching(message) });

async function publish(name = LENDING): Promise<string> {
  const path = name === LENDING ? '/loans' : '/blog';
  const { version } = await team.publish({ name, version: `3.0.${++number}`, paths: [path] });
  return version;
}

async function stable(remote = LENDING): Promise<string> {
  const version = await publish(remote);
  await team.client.promote({ releases: [{ remote, version }] });
  return version;
}

async function readMap(): Promise<ReleaseMap> {
  const answer = await fetch(`${registry.origin}/api/v1/releases/map`);
  const { text } = (await answer.json()) as SignedText;
  return JSON.parse(text) as ReleaseMap;
}

const lending = async () => (await readMap()).remotes[LENDING];

describe('promote', () => {
  it('moves several remotes at one sequence, or none', async () => {
    const releases = [
      { remote: LENDING, version: await publish() },
      { remote: CONTENT, version: await publish(CONTENT) },
    ];
    const { sequence } = await team.client.promote({ releases });
    const { remotes, sequence: shown } = await readMap();
    expect(shown).toBe(sequence);
    expect(Object.values(remotes).map(({ since }) => since)).toEqual([sequence, sequence]);

    const wrong = [
      { remote: LENDING, version: await publish() },
      { remote: CONTENT, version: '9.9.9' },
    ];
    await expect(team.client.promote({ releases: wrong })).rejects.toEqual(refused(422, /not published/));
    expect(await readMap()).toMatchObject({
      sequence,
      remotes: { [LENDING]: { stable: releases[0] && { version: releases[0].version } } },
    });
  });

  it('changes nothing when all of it is so already, and refuses a remote that is named twice', async () => {
    const version = await stable();
    const { sequence } = await readMap();
    const again = await team.client.promote({ releases: [{ remote: LENDING, version }] });
    expect(again.sequence).toBe(sequence);
    const twice = {
      releases: [
        { remote: LENDING, version },
        { remote: LENDING, version: await publish() },
      ],
    };
    await expect(team.client.promote(twice)).rejects.toEqual(refused(422, /named twice/));
  });

  it('refuses what shells could not load, because its files are gone', async () => {
    await stable();
    const version = await publish();
    const release = { remote: LENDING, version };
    await writeFile(join(registry.artifactsDir, LENDING, version, 'server/remote.cjs'), 'changed');
    const changed = refused(422, /server\/remote\.cjs of mfe-lending@\S+ is not what was published any more/);
    await expect(team.client.promote({ releases: [{ remote: LENDING, version }] })).rejects.toEqual(changed);
    await rm(join(registry.artifactsDir, LENDING, version, 'server/remote.cjs'));
    const gone = refused(422, /3\.0\.\d+ are not where shells read them: server\/remote\.cjs/);
    await expect(team.client.promote({ releases: [release] })).rejects.toEqual(gone);
    await expect(team.client.canary({ ...release, percent: 5 })).rejects.toEqual(gone);
  });

  it('says which pages end with the version before', async () => {
    await team.publish({ name: CONTENT, version: '4.0.0', paths: ['/blog', '/video'] });
    await team.publish({ name: CONTENT, version: '4.1.0', paths: ['/blog', '/video-new'] });
    const promote = (version: string) => team.client.promote({ releases: [{ remote: CONTENT, version }] });
    expect((await promote('4.0.0')).endedPages).toEqual([]);
    expect((await promote('4.1.0')).endedPages).toEqual(['/video']);
    expect((await promote('4.1.0')).endedPages).toEqual([]);
    expect((await team.client.rollback({ remotes: [CONTENT] })).endedPages).toEqual(['/video-new']);
  });

  it('says which pages a move would end, and moves nothing', async () => {
    await team.publish({ name: CONTENT, version: '4.0.0', paths: ['/blog', '/video'] });
    await team.publish({ name: CONTENT, version: '4.1.0', paths: ['/blog', '/video-new'] });
    const release = (version: string) => ({ remote: CONTENT, version });
    await team.client.promote({ releases: [release('4.0.0')] });
    const { sequence } = await team.client.promote({ releases: [release('4.0.0')] });
    const dryRun = true;
    const would = await team.client.promote({ releases: [release('4.1.0')], dryRun });
    expect(would).toMatchObject({ sequence, endedPages: ['/video'], releases: [{ version: '4.1.0' }] });
    expect(await team.client.canary({ ...release('4.1.0'), percent: 5, dryRun })).toMatchObject({
      endedPages: [],
      endedForSome: [{ path: '/video', percent: 5, target: null }],
    });
    await team.client.canary({ ...release('4.1.0'), percent: 5 });
    expect(await team.client.canary({ ...release('4.1.0'), percent: 0, dryRun })).toMatchObject({
      endedPages: ['/video-new'],
    });
    await team.client.promote({ releases: [release('4.1.0')] });
    expect(await team.client.rollback({ remotes: [CONTENT], dryRun })).toMatchObject({
      endedPages: ['/video-new'],
    });
    const [status] = (await team.client.status()).filter(({ remote }) => remote === CONTENT);
    expect(status).toMatchObject({ stable: '4.1.0', canary: null });
  });

  it('says whom a page ends for while others keep it', async () => {
    await team.publish({ name: CONTENT, version: '4.0.0', paths: ['/blog', '/video'] });
    await team.publish({ name: CONTENT, version: '4.1.0', paths: ['/blog', '/video'] });
    await team.publish({ name: CONTENT, version: '4.2.0', paths: ['/blog'] });
    const release = (version: string) => ({ remote: CONTENT, version });
    const canary = async (percent: number, target: CanaryTarget | null = null) => {
      const { endedPages, endedForSome } = await team.client.canary({
        ...release('4.2.0'),
        percent,
        target,
      });
      return [endedPages, endedForSome];
    };
    await team.client.promote({ releases: [release('4.0.0')] });
    expect(await canary(5)).toEqual([[], [{ path: '/video', percent: 5, target: null }]]);
    expect(await canary(7.5)).toEqual([[], [{ path: '/video', percent: 2.5, target: null }]]);
    expect(await canary(5)).toEqual([[], []]);
    expect(await canary(100)).toEqual([['/video'], []]);
    expect(await canary(0)).toEqual([[], []]);
    for (const target of [{ cities: ['kazan'] }, { cities: ['ufa'] }])
      expect(await canary(100, target)).toEqual([[], [{ path: '/video', percent: 100, target }]]);
    await team.client.canary({ ...release('4.1.0'), percent: 5, target: null });
    const promotion = { releases: [release('4.2.0')] };
    const loss = { endedPages: [], endedForSome: [{ path: '/video', percent: 95, target: null }] };
    expect(await team.client.promote({ ...promotion, dryRun: true })).toMatchObject(loss);
    expect(await team.client.promote(promotion)).toMatchObject(loss);
  });

  it('takes no page for ended that another remote has from then on', async () => {
    await team.publish({ name: CONTENT, version: '4.0.0', paths: ['/blog', '/video'] });
    await team.publish({ name: CONTENT, version: '4.1.0', paths: ['/blog'] });
    await team.publish({ name: LENDING, version: '4.0.0', paths: ['/video'] });
    await team.client.promote({ releases: [{ remote: CONTENT, version: '4.0.0' }] });
    const moved = [
      { remote: CONTENT, version: '4.1.0' },
      { remote: LENDING, version: '4.0.0' },
    ];
    const said = { endedPages: [], endedForSome: [] };
    expect(await team.client.promote({ releases: moved })).toMatchObject(said);
  });

  it('takes moves of many at once one after another', async () => {
    const versions = await Promise.all([publish(), publish(), publish(), publish()]);
    const moves = await Promise.all(
      versions.map((version) => team.client.promote({ releases: [{ remote: LENDING, version }] })),
    );
    expect(new Set(moves.map(({ sequence }) => sequence)).size).toBe(versions.length);
    const { items } = await team.client.history({ remote: LENDING });
    expect(items.map(({ from }) => from)).toEqual([...items.slice(1).map(({ to }) => to), null]);
  });
});

describe('a canary', () => {
  it('is in the map with its share, and keeps its salt while the share changes', async () => {
    await stable();
    const version = await publish();
    await team.client.canary({ remote: LENDING, version, percent: 1.25 });
    const first = (await lending())?.canary;
    expect(first).toMatchObject({ pin: { version }, share: 125, salt: expect.any(String) });
    await team.client.canary({ remote: LENDING, version, percent: 50 });
    expect((await lending())?.canary).toMatchObject({ share: 5_000, salt: first?.salt });
    expect((await team.client.status()).find(({ remote }) => remote === LENDING)?.canary).toMatchObject({
      version,
      percent: 50,
    });
    await team.client.canary({ remote: LENDING, version, percent: 0 });
    expect((await lending())?.canary).toBeUndefined();
    const { items } = await team.client.history({ remote: LENDING });
    expect(items.slice(0, 4).map(({ percent }) => percent)).toEqual([null, 50, 1.25, null]);
  });

  it('is for those whom it names, until it is everybody’s', async () => {
    await stable();
    const version = await publish();
    const canary = { remote: LENDING, version };
    const target = { cities: ['kazan'], variants: ['layout-lite=variant'] };
    const targetNow = async () => (await lending())?.canary?.target;
    await team.client.canary({ ...canary, percent: 5, target });
    expect(await targetNow()).toEqual(target);
    const [status] = (await team.client.status()).filter(({ remote }) => remote === LENDING);
    expect(status?.canary?.target).toEqual(target);
    await team.client.canary({ ...canary, percent: 20 });
    expect((await lending())?.canary).toMatchObject({ share: 2_000, target });
    await team.client.canary({ ...canary, percent: 20, target: null });
    expect(await targetNow()).toBeUndefined();
    for (const wrong of [
      { cities: ['atlantis'] },
      { hosts: ['a:80'] },
      { variants: ['x=y'] },
      { cities: [] },
    ])
      await expect(team.client.canary({ ...canary, percent: 5, target: wrong })).rejects.toEqual(
        refused(422, /./),
      );
    await team.client.canary({ ...canary, percent: 0 });
  });

  it('ends when its version is promoted', async () => {
    await stable();
    const version = await publish();
    await team.client.canary({ remote: LENDING, version, percent: 10 });
    await team.client.promote({ releases: [{ remote: LENDING, version }] });
    expect(await lending()).toMatchObject({ stable: { version } });
    expect((await lending())?.canary).toBeUndefined();
  });

  it('needs a stable version, another one, and a percent', async () => {
    const version = await publish();
    const canary = { remote: LENDING, version, percent: 10 };
    await expect(team.client.canary(canary)).rejects.toEqual(refused(422, /no stable version/));
    await team.client.promote({ releases: [{ remote: LENDING, version }] });
    await expect(team.client.canary(canary)).rejects.toEqual(refused(422, /stable already/));
    for (const percent of [-1, 101, 1.234, Number.NaN]) {
      await expect(team.client.canary({ ...canary, percent })).rejects.toEqual(refused(422, /./));
    }
  });

  it('gets another salt with another version, and is not ended in the name of one that was before it', async () => {
    await stable();
    const [first, second] = [await publish(), await publish()];
    await team.client.canary({ remote: LENDING, version: first, percent: 10 });
    const before = (await lending())?.canary?.salt;
    await team.client.canary({ remote: LENDING, version: second, percent: 10 });
    expect((await lending())?.canary?.salt).not.toBe(before);
    const late = team.client.canary({ remote: LENDING, version: first, percent: 0 });
    await expect(late).rejects.toEqual(refused(409, new RegExp(`is ${second} by now`)));
    expect((await lending())?.canary?.pin.version).toBe(second);
  });

  it('keeps its paths from others while the stable versions of both move', async () => {
    const claiming = await team.publish({ version: `3.0.${++number}`, paths: ['/blog'] });
    await stable(CONTENT);
    const canary = await publish(CONTENT);
    await team.client.canary({ remote: CONTENT, version: canary, percent: 10 });
    const leaving = await team.publish({ name: CONTENT, version: `3.0.${++number}`, paths: ['/news'] });
    const releases = [
      { remote: LENDING, version: claiming.version },
      { remote: CONTENT, version: leaving.version },
    ];
    await expect(team.client.promote({ releases })).rejects.toEqual(refused(409, /belongs to mfe-content/));
    await team.client.canary({ remote: CONTENT, version: canary, percent: 0 });
    await team.client.promote({ releases });
    expect((await lending())?.routes).toEqual([{ path: '/blog', layout: 'default' }]);
  });

  it('is reverted by the system with the reason, once, and only while it is the canary', async () => {
    await stable();
    const version = await publish();
    await team.client.canary({ remote: LENDING, version, percent: 10 });
    const pointers = registry.app.get(PointerService);
    const revert = (it: string) =>
      pointers.revertCanary({ environment: 'local', remote: LENDING, version: it, reason: 'ошибок 30 %' });
    expect(await revert('1.2.3')).toBe(false);
    expect((await lending())?.canary).toBeDefined();
    expect([await revert(version), await revert(version)]).toEqual([true, false]);
    expect((await lending())?.canary).toBeUndefined();
    const { items } = await team.client.history();
    expect(items.filter(({ action }) => action === 'automatic-rollback')).toMatchObject([
      { remote: LENDING, channel: 'canary', from: version, to: null, actor: 'system', reason: 'ошибок 30 %' },
    ]);
  });
});

describe('a move that says what it goes from', () => {
  const at = (version: string | null) => [{ remote: LENDING, version }];
  const back = (version: string) =>
    team.client.rollback({ remotes: [LENDING], from: [{ remote: LENDING, version }] });

  it('takes a version back once, however many do so, and however often', async () => {
    const [, before, bad] = [await stable(), await stable(), await stable()];
    const asked = { remotes: [LENDING], from: [{ remote: LENDING, version: bad }] };
    const both = await Promise.all([team.client.rollback(asked), team.client.rollback(asked)]);
    const same = { releases: [{ remote: LENDING, channel: 'stable', version: before }] };
    expect(both).toEqual([expect.objectContaining(same), expect.objectContaining(same)]);
    expect(await back(bad)).toMatchObject({ sequence: both[0].sequence });
    expect((await lending())?.stable.version).toBe(before);
    const status = (await team.client.status()).find(({ remote }) => remote === LENDING);
    expect(status?.versions.filter(({ takenBack }) => takenBack).map(({ version }) => version)).toEqual([
      bad,
    ]);
  });

  it('is refused with what stands there and who has moved it', async () => {
    const [good, bad] = [await stable(), await stable()];
    const petrov = await signIn(registry, 'ADMIN', 'petrov');
    expect((await petrov.post(RELEASES_PATHS.rollback, { remotes: [LENDING] })).status).toBe(200);
    const said = new RegExp(
      `^mfe-lending is ${good} already: rolled back from ${bad} by Сотрудник petrov a moment ago$`,
    );
    const moved = expect.objectContaining({
      status: 409,
      code: 'moved',
      message: expect.stringMatching(said),
    });
    await expect(back(bad)).rejects.toEqual(moved);
    const version = await publish();
    const promoted = team.client.promote({ releases: [{ remote: LENDING, version }], from: at(bad) });
    await expect(promoted).rejects.toEqual(moved);
    await team.client.promote({ releases: [{ remote: LENDING, version }], from: at(good) });
    // The answer was lost, and it is sent again.
    await team.client.promote({ releases: [{ remote: LENDING, version }], from: at(good) });
    expect((await lending())?.stable.version).toBe(version);
  });

  it('takes no canary of others away', async () => {
    await stable();
    const [first, second] = [await publish(), await publish()];
    const canary = (version: string, percent: number, from: string | null) =>
      team.client.canary({ remote: LENDING, version, percent, from });
    await canary(first, 5, null);
    await canary(first, 5, null);
    const taken = refused(
      409,
      new RegExp(`^The canary of mfe-lending is ${first} already: made the canary by team:lending`),
    );
    await expect(canary(second, 5, null)).rejects.toEqual(taken);
    await expect(canary(first, 50, second)).rejects.toEqual(taken);
    await canary(second, 5, first);
    expect((await lending())?.canary?.pin.version).toBe(second);
  });
});

describe('rollback', () => {
  it('goes further back each time, ends the canary, and says when there is nothing before', async () => {
    const versions = [await stable(), await stable(), await stable()];
    await team.client.canary({ remote: LENDING, version: await publish(), percent: 10 });
    await team.client.rollback({ remotes: [LENDING] });
    expect(await lending()).toMatchObject({ stable: { version: versions[1] } });
    expect((await lending())?.canary).toBeUndefined();
    await team.client.rollback({ remotes: [LENDING] });
    expect((await lending())?.stable.version).toBe(versions[0]);
    await expect(team.client.rollback({ remotes: [LENDING] })).rejects.toEqual(refused(422, /no earlier/));
  });

  it('tells shells what they have stopped, until it is given out again', async () => {
    const [, stopped] = [await stable(), await stable()];
    const at = new Date().toISOString();
    await observed(registry, [], { barred: [{ remote: LENDING, version: stopped, how: 'SIGKILL', at }] });
    // The shell itself goes by its ledger: one alone may have had a bad moment.
    expect((await lending())?.stopped).toBeUndefined();
    await stable();
    await observed(registry, [], { barred: [] });
    expect(await lending()).toMatchObject({
      stopped: [{ version: stopped }],
      failed: [{ version: stopped }],
    });
    await team.client.promote({ releases: [{ remote: LENDING, version: stopped }], reason: 'The machine' });
    await stable();
    expect((await lending())?.stopped).toBeUndefined();
    expect((await lending())?.failed).toBeUndefined();
  });

  it('passes over what shells have stopped or never loaded, and says so', async () => {
    const [good, stopped, absent] = [await stable(), await stable(), await stable()];
    const at = new Date().toISOString();
    await observed(registry, [], { barred: [{ remote: LENDING, version: stopped, how: 'SIGKILL', at }] });
    const outcomes = { evaluate: 3 };
    await observed(registry, [{ remote: LENDING, version: absent, channel: 'stable', outcomes }]);
    // By now nothing names it any more, so that shells forget it.
    await observed(registry, [], { barred: [] });
    const last = await stable();
    const [status] = (await team.client.status()).filter(({ remote }) => remote === LENDING);
    expect(status).toMatchObject({
      stable: last,
      rollback: good,
      skipped: [
        { version: absent, why: 'not-loaded' },
        { version: stopped, why: 'stopped' },
      ],
    });
    expect(status?.versions.find(({ version }) => version === stopped)?.stopped).toMatchObject({
      how: 'SIGKILL',
      shells: 0,
    });
    await team.client.rollback({ remotes: [LENDING] });
    expect((await lending())?.stable.version).toBe(good);
    await expect(team.client.rollback({ remotes: [LENDING] })).rejects.toEqual(refused(422, /no earlier/));

    const again = { releases: [{ remote: LENDING, version: stopped }] };
    await expect(team.client.promote(again)).rejects.toEqual(refused(422, /stopped by shells.*--reason/));
    await team.client.promote({ ...again, reason: 'It was the machine' });
    expect((await lending())?.stable.version).toBe(stopped);
  });

  it('passes over what failed on the shells when it was last live, and tells shells so', async () => {
    const one = { remote: LENDING, kind: 'pages', how: 'loader timed out' } as const;
    const at = new Date().toISOString();
    const told = (...versions: string[]) =>
      observed(registry, [], { failing: versions.map((version) => ({ ...one, version, at })) });
    const good = await stable();
    await told(good);
    // Well again while it is live.
    await told();
    const failing = await stable();
    await told(failing);
    expect((await lending())?.failed).toBeUndefined();
    const hurried = await stable();
    expect((await lending())?.failed).toMatchObject([{ version: failing }]);
    // By now nobody asks it for a page.
    await told();
    const [status] = (await team.client.status()).filter(({ remote }) => remote === LENDING);
    expect(status).toMatchObject({
      stable: hurried,
      rollback: good,
      skipped: [{ version: failing, why: 'failed' }],
    });
    await team.client.rollback({ remotes: [LENDING] });
    expect((await lending())?.stable.version).toBe(good);
    await team.client.promote({
      releases: [{ remote: LENDING, version: failing }],
      reason: 'It was the API',
    });
    expect((await lending())?.failed).toBeUndefined();
  });

  it('passes over what had failed before it was replaced, and not what fails while it stands in', async () => {
    const good = await stable();
    const failing = await stable();
    const since = new Date().toISOString();
    await stable();
    const rollbackNow = async () =>
      (await team.client.status()).find(({ remote }) => remote === LENDING)?.rollback;
    const told = (version: string, at: string) =>
      observed(registry, [], {
        failing: [{ remote: LENDING, version, kind: 'pages', how: 'loader timed out', at }],
      });
    await told(failing, new Date().toISOString());
    expect(await rollbackNow()).toBe(failing);
    await told(failing, since);
    expect(await rollbackNow()).toBe(good);
  });

  it('takes what failed on one shell of several for good', async () => {
    const [, version] = [await stable(), await stable()];
    const at = new Date().toISOString();
    await observed(registry, [], { failing: [], shell: 'shell-2' });
    await observed(registry, [], {
      failing: [{ remote: LENDING, version, kind: 'pages', how: 'disk', at }],
    });
    await stable();
    expect((await team.client.status()).find(({ remote }) => remote === LENDING)?.rollback).toBe(version);
  });

  it('passes over what has a path that another remote has by now, and says so', async () => {
    const live = async (name: string, version: string, paths: string[]) => {
      await team.publish({ name, version, paths });
      await team.client.promote({ releases: [{ remote: name, version }] });
    };
    const back = () => team.client.rollback({ remotes: [LENDING] });
    const status = async () =>
      (await team.client.status()).find(({ remote }) => remote === LENDING) ?? { rollback: 'none' };
    await live(LENDING, '5.0.0', ['/loans', '/x']);
    await live(LENDING, '5.1.0', ['/loans']);
    await live(CONTENT, '5.0.0', ['/blog']);
    await team.publish({ name: CONTENT, version: '5.1.0', paths: ['/blog', '/x'] });
    expect((await status()).rollback).toBe('5.0.0');
    // A path of a canary is one that visitors meet.
    await team.client.canary({ remote: CONTENT, version: '5.1.0', percent: 5 });
    const skipped = [{ version: '5.0.0', why: 'paths-taken' }];
    expect(await status()).toMatchObject({ stable: '5.1.0', rollback: null, skipped });
    await expect(back()).rejects.toEqual(
      refused(422, /no earlier .*: 5\.0\.0 has a path that another remote has by now\. Publish another$/),
    );
    await team.client.canary({ remote: CONTENT, version: '5.1.0', percent: 0 });
    expect(await status()).toMatchObject({ rollback: '5.0.0', skipped: [] });

    await live(LENDING, '5.2.0', ['/loans', '/x']);
    await live(LENDING, '5.3.0', ['/loans']);
    await live(CONTENT, '5.2.0', ['/blog', '/x']);
    expect(await status()).toMatchObject({
      stable: '5.3.0',
      rollback: '5.1.0',
      skipped: [{ version: '5.2.0', why: 'paths-taken' }],
    });
    const goesTo = { releases: [{ remote: LENDING, channel: 'stable', version: '5.1.0' }] };
    expect(await team.client.rollback({ remotes: [LENDING], dryRun: true })).toMatchObject(goesTo);
    // Together with the one that has the path, it may have it again.
    const both = { remotes: [CONTENT, LENDING], dryRun: true };
    const together = await team.client.rollback(both);
    expect(together.releases).toEqual(
      expect.arrayContaining([expect.objectContaining({ remote: LENDING, version: '5.2.0' })]),
    );
    expect(await back()).toMatchObject(goesTo);
    expect((await lending())?.stable.version).toBe('5.1.0');
    expect(await status()).toMatchObject({ rollback: null, skipped: expect.arrayContaining(skipped) });
    await live(CONTENT, '5.3.0', ['/blog']);
    expect(await status()).toMatchObject({ rollback: '5.0.0' });
  });

  it('takes several remotes back at one sequence, or none', async () => {
    const [first] = [await stable(), await stable()];
    await stable(CONTENT);
    const both = { remotes: [LENDING, CONTENT] };
    await expect(team.client.rollback(both)).rejects.toEqual(refused(422, /mfe-content has no earlier/));
    await stable(CONTENT);
    const { sequence } = await team.client.rollback(both);
    const { remotes } = await readMap();
    expect(remotes[LENDING]).toMatchObject({ stable: { version: first }, since: sequence });
    expect(remotes[CONTENT]?.since).toBe(sequence);
  });
});

describe('a preview', () => {
  it('is in the map by its name, with a link that a shell can check', async () => {
    await stable();
    const version = await publish();
    const link = await team.client.preview({ remote: LENDING, version, name: 'new-look', hours: 2 });
    expect((await lending())?.previews?.['new-look']?.pin.version).toBe(version);
    const url = new URL(link.url);
    const key = createPublicKey(registry.config.secrets.releaseMap);
    expect(readOverrideToken(url.searchParams.get(OVERRIDE_PARAMETER) ?? '', [key])).toEqual({
      actor: 'team:lending',
      host: new URL(registry.config.publicOrigin).host,
      environment: 'local',
      remote: LENDING,
      name: 'new-look',
      until: link.expiresAt,
    });
    expect(url.pathname).toBe('/loans');
    await team.client.removePreview({ remote: LENDING, name: 'new-look' });
    expect((await lending())?.previews).toBeUndefined();
  });

  it('leads to a page as the deployment calls it', async () => {
    await stable();
    const paths = ['/{unknown}/*', '/{loanPage1}'];
    const { version } = await team.publish({ name: LENDING, version: `3.0.${++number}`, paths });
    const link = await team.client.preview({ remote: LENDING, version, name: 'new-look' });
    expect(new URL(link.url).pathname).toBe('/zaim-polden');
  });

  it('is of the environment whose site the registry knows, for no other would take its link', async () => {
    const environment = 'staging';
    const live = await publish();
    const version = await publish();
    await team.client.promote({ environment, releases: [{ remote: LENDING, version: live }] });
    const preview = { remote: LENDING, version, name: 'new-look' };
    await expect(team.client.preview({ environment, ...preview })).rejects.toEqual(
      refused(422, /Links lead to http:\/\/localhost:\d+, the site of local: staging has no previews/),
    );
    const [status] = (await team.client.status(environment)).filter(({ remote }) => remote === LENDING);
    expect(status).toMatchObject({ stable: live, previews: [] });
  });

  it('ends with the last of its links', async () => {
    await stable();
    const preview = { remote: LENDING, version: await publish(), name: 'new-look' };
    const { expiresAt } = await team.client.preview({ ...preview, hours: 48 });
    await team.client.preview({ ...preview, hours: 1 });
    const [open] = (await team.client.status()).flatMap(({ previews }) => previews);
    expect(open).toEqual({
      name: 'new-look',
      version: preview.version,
      by: 'team:lending',
      until: expiresAt,
    });
    const shown = async (hoursLater: number) => {
      await registry.dataSource.query(
        `UPDATE release_channel SET ends_at = ends_at - make_interval(hours => $1) WHERE ends_at IS NOT NULL`,
        [hoursLater],
      );
      await registry.app.get(ReleaseMapService).refresh();
      const status = (await team.client.status()).find(({ remote }) => remote === LENDING);
      return [Object.keys((await lending())?.previews ?? {}), status?.previews.map(({ name }) => name)];
    };
    expect(await shown(47)).toEqual([['new-look'], ['new-look']]);
    expect(await shown(1)).toEqual([[], []]);
    await team.client.preview({ ...preview, hours: 1 });
    expect(await shown(0)).toEqual([['new-look'], ['new-look']]);
  });

  it('shows neither what was taken back nor what shells have stopped', async () => {
    const [, taken] = [await stable(), await stable()];
    await team.client.preview({ remote: LENDING, version: await stable(), name: 'of-another' });
    const show = (version: string) => team.client.preview({ remote: LENDING, version, name: 'new-look' });
    await show(taken);
    await team.client.promote({ releases: [{ remote: LENDING, version: taken }] });
    await team.client.rollback({ remotes: [LENDING], reason: 'The form does not send' });
    expect(Object.keys((await lending())?.previews ?? {})).toEqual(['of-another']);
    const barred = refused(422, /is not shown in a preview: it was taken back at .*The form does not send/);
    await expect(show(taken)).rejects.toEqual(barred);

    const stopped = await publish();
    const at = new Date().toISOString();
    await observed(registry, [], { barred: [{ remote: LENDING, version: stopped, how: 'SIGKILL', at }] });
    const ended = refused(422, /is not shown in a preview: shells have stopped it at .*SIGKILL/);
    await expect(show(stopped)).rejects.toEqual(ended);
  });

  it('stands beside a stable version', async () => {
    const version = await publish();
    const preview = team.client.preview({ remote: LENDING, version, name: 'new-look' });
    await expect(preview).rejects.toEqual(refused(422, /no stable version/));
  });
});
