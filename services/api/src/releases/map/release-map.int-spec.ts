import { createPublicKey } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SignedText } from '@polden/api-contract';
import type { ReleaseMap } from '@polden/mfe-contract';
import { isSignedBy } from '@polden/mfe-release';
import { truncate } from '../../testing/test-app.ts';
import { enrolTeam } from '../enrolment/enrol-team.ts';
import { ReleaseChannelChange } from '../entities/release-channel-change.entity.ts';
import { startTestRegistry, type TestRegistry, type TestTeam } from '../testing/test-registry.ts';
import { ReleaseMapService } from './release-map.service.ts';

let registry: TestRegistry;
let team: TestTeam;
let version = 0;
const nextVersion = () => `2.0.${++version}`;

beforeAll(async () => {
  registry = await startTestRegistry();
});
beforeEach(async () => {
  await truncate(registry.dataSource);
  await registry.app.get(ReleaseMapService).refresh();
  team = await registry.enrol('lending', ['mfe-lending']);
});
afterAll(() => registry.close());

async function readMap(origin = registry.origin): Promise<ReleaseMap> {
  const answer = await fetch(`${origin}/api/v1/releases/map`);
  const signed: SignedText = JSON.parse(await answer.text());
  expect(isSignedBy(signed, [createPublicKey(registry.config.secrets.releaseMap)])).toBe(true);
  return JSON.parse(signed.text);
}

async function publishAndPromote(): Promise<{ integrity: string; version: string; sequence: number }> {
  const { integrity, version: published } = await team.publish({
    version: nextVersion(),
    paths: ['/', '/loans'],
  });
  const { sequence } = await team.client.promote({
    releases: [{ remote: 'mfe-lending', version: published }],
  });
  return { integrity, version: published, sequence };
}

describe('the release map', () => {
  it('is empty and signed before the first promotion', async () => {
    expect(await readMap()).toEqual({
      schema: 1,
      environment: 'local',
      sequence: 0,
      issuedAt: '1970-01-01T00:00:00.000Z',
      remotes: {},
    });
  });

  it('names the promoted version, what it hashes to and its routes', async () => {
    const { integrity, version: stable, sequence } = await publishAndPromote();
    const map = await readMap();
    expect(map.sequence).toBe(sequence);
    expect(map.remotes).toEqual({
      'mfe-lending': {
        kind: 'primary',
        stable: { version: stable, base: `/mfe/mfe-lending/${stable}/`, integrity },
        routes: [
          { path: '/', layout: 'default' },
          { path: '/loans', layout: 'default' },
        ],
        since: sequence,
      },
    });
    const [status] = await team.client.status();
    expect(status).toMatchObject({ remote: 'mfe-lending', team: 'lending', kind: 'primary', stable });
    expect(status?.versions).toEqual([
      {
        version: stable,
        failing: null,
        publishedAt: expect.any(String),
        pruned: false,
        integrity,
        late: 0,
        stopped: null,
        takenBack: null,
        approvals: [],
      },
    ]);
  });

  it('grows its sequence with every change, also back to an older version', async () => {
    const first = await publishAndPromote();
    const second = await publishAndPromote();
    expect(second.sequence).toBeGreaterThan(first.sequence);
    const back = await team.client.promote({ releases: [{ remote: 'mfe-lending', version: first.version }] });
    expect(back.sequence).toBeGreaterThan(second.sequence);
    expect((await readMap()).remotes['mfe-lending']?.stable.version).toBe(first.version);
    const again = await team.client.promote({
      releases: [{ remote: 'mfe-lending', version: first.version }],
    });
    expect(again.sequence).toBe(back.sequence);
  });

  it('answers 304 to an ETag until it changes', async () => {
    await publishAndPromote();
    const url = `${registry.origin}/api/v1/releases/map`;
    const first = await fetch(url);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    const unchanged = await fetch(url, { headers });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    await publishAndPromote();
    expect((await fetch(url, { headers })).status).toBe(200);
  });

  it('refuses to promote what is not published, or whose routes another remote has taken since', async () => {
    const unpublished = team.client.promote({ releases: [{ remote: 'mfe-lending', version: '7.7.7' }] });
    await expect(unpublished).rejects.toMatchObject({ status: 422 });
    const other = await registry.enrol('content', ['mfe-content']);
    const theirs = await other.publish({ name: 'mfe-content', version: nextVersion(), paths: ['/loans'] });
    await publishAndPromote();
    const promotion = other.client.promote({
      releases: [{ remote: 'mfe-content', version: theirs.version }],
    });
    await expect(promotion).rejects.toMatchObject({ status: 409 });
    expect(Object.keys((await readMap()).remotes)).toEqual(['mfe-lending']);
  });

  it('carries a changed kind', async () => {
    const { sequence } = await publishAndPromote();
    const remotes = [{ name: 'mfe-lending', kind: 'essential' as const }];
    await enrolTeam(registry.dataSource, {
      team: 'lending',
      token: team.token,
      remotes,
      publicKey: null,
      revokedKeys: [],
    });
    const map = await eventually(readMap, (it) => it.sequence > sequence);
    expect(map.remotes['mfe-lending']?.kind).toBe('essential');
  });

  it('reaches the other processes', async () => {
    const { startTestApp } = await import('../../testing/test-app.ts');
    const second = await startTestApp();
    try {
      team = await registry.enrol('lending', ['mfe-lending']);
      const { sequence } = await publishAndPromote();
      const service = second.app.get(ReleaseMapService);
      const read = async (): Promise<ReleaseMap> => JSON.parse(service.current('local').signed.text);
      expect(await eventually(read, (map) => map.sequence === sequence)).toEqual(await readMap());
    } finally {
      await second.close();
    }
  });
});

describe('the history of pointers', () => {
  it('keeps who moved what from where to where', async () => {
    const first = await publishAndPromote();
    const second = await publishAndPromote();
    await team.client.promote({ releases: [{ remote: 'mfe-lending', version: second.version }] });
    const changes = await registry.dataSource.manager.find(ReleaseChannelChange, { order: { id: 'ASC' } });
    const moved = { environment: 'local', remote: 'mfe-lending', channel: 'stable', actor: 'team:lending' };
    expect(changes).toEqual([
      expect.objectContaining({ ...moved, fromVersion: null, toVersion: first.version }),
      expect.objectContaining({ ...moved, fromVersion: first.version, toVersion: second.version }),
    ]);
  });

  it('cannot be rewritten, nor can a release', async () => {
    await publishAndPromote();
    for (const change of [
      `UPDATE release_channel_change SET actor = 'nobody'`,
      `DELETE FROM release_channel_change`,
      `UPDATE release SET manifest = '{}'`,
      `DELETE FROM release`,
    ]) {
      await expect(registry.dataSource.query(change)).rejects.toThrow('never changed or removed');
    }
  });
});

/** Reads until it is as it should be; the test's own time limit ends it. */
async function eventually<T>(read: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read();
    if (isDone(value)) return value;
    await wait(20);
  }
}
