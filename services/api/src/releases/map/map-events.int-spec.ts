import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { truncate } from '../../testing/test-app.ts';
import { startTestRegistry, type TestRegistry, type TestTeam } from '../testing/test-registry.ts';

const REMOTE = 'mfe-lending';
const ENVIRONMENTS = { RELEASE_ENVIRONMENTS: 'local,staging' };

let registry: TestRegistry;
let team: TestTeam;
let number = 0;

beforeAll(async () => {
  registry = await startTestRegistry(ENVIRONMENTS);
});
beforeEach(async () => {
  await truncate(registry.dataSource);
  team = await registry.enrol('lending', [REMOTE]);
});
afterAll(() => registry.close());

/** The events of the stream as they come. */
async function follow(origin = registry.origin, environment = 'local') {
  const answer = await fetch(`${origin}/api/v1/releases/map/events?environment=${environment}`, {
    headers: { accept: 'text/event-stream' },
  });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async () => {
    const part = await reader?.read();
    if (!part || part.done) return false;
    text += part.value;
    return true;
  };
  return {
    sequences: () => [...text.matchAll(/^id: ?(\d+)$/gm)].map(([, id]) => Number(id)),
    /** Reads until the sequence is told; throws when the stream ends before. */
    until: async (sequence: number) => {
      while (!text.includes(`{"sequence":${sequence}}`)) {
        if (!(await next())) throw new Error(`the stream has ended: ${text}`);
      }
    },
    end: async () => {
      while (await next());
    },
    cancel: () => reader?.cancel(),
  };
}

async function promote(environment = 'local'): Promise<number> {
  const { version } = await team.publish({ version: `6.0.${++number}` });
  const { sequence } = await team.client.promote({ environment, releases: [{ remote: REMOTE, version }] });
  return sequence;
}

describe('the event stream of the map', () => {
  it('tells the sequence of now, and each new one at once', async () => {
    const first = await promote();
    const stream = await follow();
    await stream.until(first);
    const second = await promote();
    await stream.until(second);
    expect(stream.sequences()).toEqual([first, second]);
    await stream.cancel();
  });

  it('is silent about other environments', async () => {
    const before = await promote();
    const [local, staging] = [await follow(), await follow(registry.origin, 'staging')];
    const theirs = await promote('staging');
    await staging.until(theirs);
    const ours = await promote();
    await local.until(ours);
    expect(local.sequences()).toEqual([before, ours]);
    await Promise.all([local.cancel(), staging.cancel()]);
  });

  it('hears of moves that another process makes, and ends when its own stops', async () => {
    const second = await startTestRegistry(ENVIRONMENTS);
    team = await registry.enrol('lending', [REMOTE]);
    const stream = await follow(second.origin);
    await stream.until(await promote());
    await Promise.all([second.close(), stream.end()]);
  });
});

describe('environments', () => {
  it.each(['map', 'map/events'])('that are not served have no %s', async (path) => {
    const answer = await fetch(`${registry.origin}/api/v1/releases/${path}?environment=moon`);
    expect([answer.status, (await answer.json()).message]).toEqual([
      404,
      'There is no environment moon: this registry serves local, staging',
    ]);
  });

  it('have maps, histories and rollbacks of their own', async () => {
    const read = async (environment: string) => {
      const answer = await fetch(`${registry.origin}/api/v1/releases/map?environment=${environment}`);
      const { text } = (await answer.json()) as { text: string };
      return JSON.parse(text) as { environment: string; remotes: object };
    };
    await promote('staging');
    const [status] = await team.client.status('staging');
    expect(await read('staging')).toMatchObject({
      environment: 'staging',
      remotes: { [REMOTE]: { stable: { version: status?.stable } } },
    });
    expect((await team.client.status())[0]?.stable).toBeNull();
    expect((await team.client.history()).items).toEqual([]);
    expect((await team.client.history({ environment: 'staging' })).items).toHaveLength(1);
    const rollback = team.client.rollback({ remotes: [REMOTE] });
    await expect(rollback).rejects.toThrow('no earlier stable version');
  });
});
