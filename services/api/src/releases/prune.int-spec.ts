import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RELEASES_PATHS } from '@polden/api-contract';
import { post } from '../testing/borrower.ts';
import { truncate } from '../testing/test-app.ts';
import { ArtifactStore } from './artifacts/artifact-store.ts';
import { observed } from './telemetry/testing/reports.ts';
import { startTestRegistry, type TestRegistry, type TestTeam } from './testing/test-registry.ts';

const REMOTE = 'mfe-lending';

let registry: TestRegistry;
let team: TestTeam;
let number = 0;

beforeAll(async () => {
  registry = await startTestRegistry();
});
beforeEach(async () => {
  await truncate(registry.dataSource);
  team = await registry.enrol('lending', [REMOTE]);
});
afterAll(() => registry.close());

const hasFiles = (version: string) => existsSync(join(registry.artifactsDir, REMOTE, version));
const prune = (keepDays = 0) => team.client.prune({ remote: REMOTE, keepDays });

async function publish(): Promise<string> {
  const { version } = await team.publish({ version: `4.0.${++number}` });
  return version;
}

async function stable(): Promise<string> {
  const version = await publish();
  await team.client.promote({ releases: [{ remote: REMOTE, version }] });
  return version;
}

describe('prune', () => {
  it('keeps what a rollback goes to because another remote has the paths of what was before', async () => {
    const content = await registry.enrol('content', ['mfe-content']);
    const live = async (of: TestTeam, name: string, paths: string[]) => {
      const { version } = await of.publish({ name, version: `4.0.${++number}`, paths });
      await of.client.promote({ releases: [{ remote: name, version }] });
      return version;
    };
    const [target, before] = [await live(team, REMOTE, ['/']), await live(team, REMOTE, ['/', '/x'])];
    await live(team, REMOTE, ['/']);
    await live(content, 'mfe-content', ['/x']);
    const { kept } = await prune();
    expect(kept).toEqual(
      expect.arrayContaining([
        { remote: REMOTE, version: before, why: 'rollback' },
        { remote: REMOTE, version: target, why: 'rollback' },
      ]),
    );
    await team.client.rollback({ remotes: [REMOTE] });
    const [status] = await team.client.status();
    expect([status?.stable, hasFiles(target)]).toEqual([target, true]);
  });

  it('removes what nothing points to, and never what is live or a step back', async () => {
    const [old, before, live] = [await stable(), await stable(), await stable()];
    const [canary, preview] = [await publish(), await publish()];
    await team.client.canary({ remote: REMOTE, version: canary, percent: 5 });
    await team.client.preview({ remote: REMOTE, version: preview, name: 'new-look' });

    const trial = await team.client.prune({ remote: REMOTE, keepDays: 0, dryRun: true });
    expect(trial.removed).toEqual([{ remote: REMOTE, version: old }]);
    expect(hasFiles(old)).toBe(true);

    expect(await prune()).toEqual({
      removed: [{ remote: REMOTE, version: old }],
      kept: [
        { remote: REMOTE, version: preview, why: 'preview' },
        { remote: REMOTE, version: canary, why: 'canary' },
        { remote: REMOTE, version: live, why: 'stable' },
        { remote: REMOTE, version: before, why: 'rollback' },
      ],
    });
    expect([old, before, live, canary, preview].map(hasFiles)).toEqual([false, true, true, true, true]);
    expect((await prune()).removed).toEqual([]);
  });

  it('removes what only a preview that has ended points to', async () => {
    await stable();
    const version = await publish();
    await team.client.preview({ remote: REMOTE, version, name: 'new-look' });
    await registry.dataSource.query('UPDATE release_channel SET ends_at = now() WHERE ends_at IS NOT NULL');
    expect((await prune()).removed).toEqual([{ remote: REMOTE, version }]);
    const again = team.client.preview({ remote: REMOTE, version, name: 'new-look' });
    await expect(again).rejects.toMatchObject({ status: 422 });
  });

  it('leaves what is younger than the days to keep', async () => {
    const [, old] = [await stable(), await publish(), await stable()];
    const { removed, kept } = await prune(1);
    expect(removed).toEqual([]);
    expect(kept).toContainEqual({ remote: REMOTE, version: old, why: 'recent' });
  });

  it('leaves a version that can be pointed to no more, and that a rollback passes over', async () => {
    const [first, second] = [await stable(), await publish()];
    await team.client.promote({ releases: [{ remote: REMOTE, version: second }] });
    const third = await stable();
    const fourth = await stable();
    // Back to the first one, which makes the second and the third nobody's.
    await team.client.promote({ releases: [{ remote: REMOTE, version: first }] });
    expect((await prune()).removed.map(({ version }) => version)).toEqual([third, second]);
    const [status] = await team.client.status();
    expect(status).toMatchObject({ stable: first, rollback: fourth });
    expect(status?.versions.filter(({ pruned }) => pruned).map(({ version }) => version)).toEqual([
      third,
      second,
    ]);
    const releases = [{ remote: REMOTE, version: second }];
    await expect(team.client.promote({ releases })).rejects.toMatchObject({ status: 422 });
    await team.client.rollback({ remotes: [REMOTE] });
    const furtherBack = team.client.rollback({ remotes: [REMOTE] });
    await expect(furtherBack).rejects.toThrow('no earlier stable version');
  });

  it('says of what shells have stopped, too, that its files are gone: no reason gives it out again', async () => {
    const stopped = await stable();
    const at = new Date().toISOString();
    await observed(registry, [], { barred: [{ remote: REMOTE, version: stopped, how: 'SIGKILL', at }] });
    await stable();
    const back = () => team.client.rollback({ remotes: [REMOTE], reason: 'back' });
    await expect(back()).rejects.toThrow(/was stopped by shells\. Promote one of them with a reason/u);
    expect((await prune()).removed).toEqual([{ remote: REMOTE, version: stopped }]);
    await expect(back()).rejects.toThrow(new RegExp(`: ${stopped} is pruned\\. Publish another$`, 'u'));
    const releases = [{ remote: REMOTE, version: stopped }];
    await expect(team.client.promote({ releases })).rejects.toThrow('publish it as a new version');
  });

  it('ends a removal that failed half-way when it is run again', async () => {
    const [old] = [await stable(), await stable(), await stable()];
    const failing = jest
      .spyOn(registry.app.get(ArtifactStore), 'remove')
      .mockRejectedValueOnce(new Error('the disk is away'));
    try {
      const body = { remote: REMOTE, keepDays: 0 };
      const headers = { authorization: `Bearer ${team.token}` };
      expect((await post(registry, RELEASES_PATHS.prune, body, { headers })).status).toBe(500);
    } finally {
      failing.mockRestore();
    }
    expect(hasFiles(old)).toBe(true);
    // Although it may be young enough by now.
    expect((await prune(30)).removed).toEqual([{ remote: REMOTE, version: old }]);
    expect(hasFiles(old)).toBe(false);
  });

  it('is for the remotes of the team only', async () => {
    const other = await registry.enrol('content', ['mfe-content']);
    const foreign = other.client.prune({ remote: REMOTE, keepDays: 0 });
    await expect(foreign).rejects.toMatchObject({ status: 403 });
  });
});
