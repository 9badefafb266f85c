import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mapOf, mapOfRemotes, mapped, pageWith, writeRelease } from '../testing/release-fixture.ts';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';

let shell: TestShell;

beforeEach(async () => {
  shell = await startTestShell({ awaitsMap: true });
});
afterEach(() => shell.stop());

const statusOf = async (path: string) => (await shell.get(path)).status;

describe('a shell that has verified no release map yet', () => {
  it('is alive and not ready, and says of every page that it is unavailable for now', async () => {
    expect(await statusOf('/health/live')).toBe(200);
    expect(await statusOf('/health/ready')).toBe(503);
    const form = { origin: `http://${shell.host}`, 'content-type': 'application/x-www-form-urlencoded' };
    for (const page of [
      await shell.get('/'),
      await shell.get('/nowhere?a=b'),
      await shell.post('/test', '', form),
    ]) {
      expect(page.status).toBe(503);
      expect(page.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(page.headers['referrer-policy']).toBe('origin');
      expect(page.body).toContain('<h1>Страница временно недоступна</h1>');
      expect(page.body).toContain(`<code>${String(page.headers['x-request-id'])}</code>`);
    }
    expect(await statusOf('/_nuxt/x.js')).toBe(404);
  });

  it('serves as soon as it has one', async () => {
    const server = pageWith('the page');
    await shell.sets.adopt(mapOf(1, await writeRelease(shell.artifactsDir, { version: '1.0.0', server })));
    expect(await Promise.all(['/health/ready', '/test', '/nowhere'].map(statusOf))).toEqual([200, 200, 404]);
  });

  it('knows of a map without remotes that there is no page', async () => {
    await shell.sets.adopt(mapOfRemotes(1, {}));
    expect(await Promise.all(['/health/ready', '/test'].map(statusOf))).toEqual([200, 404]);
  });

  it('is not ready while no release of its map can be loaded: other shells may have them', async () => {
    const lost = await writeRelease(shell.artifactsDir, {
      version: '1.0.0',
      server: 'throw new Error("lost")',
    });
    await shell.sets.adopt(mapOf(1, lost));
    expect(await Promise.all(['/health/ready', '/test'].map(statusOf))).toEqual([503, 503]);
    await shell.sets.adopt(
      mapOf(2, await writeRelease(shell.artifactsDir, { version: '1.0.1', server: pageWith('the page') })),
    );
    expect(await Promise.all(['/health/ready', '/test'].map(statusOf))).toEqual([200, 200]);
  });

  it('is ready when each release of its first map has been loaded or has failed to', async () => {
    const [sound, lost] = [
      await writeRelease(shell.artifactsDir, { version: '1.0.0', server: pageWith('the page') }),
      await writeRelease(shell.artifactsDir, {
        name: 'mfe-lost',
        version: '1.0.0',
        server: 'throw new Error("lost")',
        paths: ['/lost'],
      }),
    ];
    const adopted = shell.sets.adopt(
      mapOfRemotes(1, { 'mfe-test': mapped(sound, 1), 'mfe-lost': mapped(lost, 1) }),
    );
    expect(await statusOf('/health/ready')).toBe(503);
    await adopted;
    expect(await Promise.all(['/health/ready', '/test', '/lost'].map(statusOf))).toEqual([200, 200, 503]);
  });
});
