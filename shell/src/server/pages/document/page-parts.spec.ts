import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mapOf, pageWith, writeRelease } from '../../../testing/release-fixture.ts';
import { startTestShell, type TestShell } from '../../../testing/test-shell.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let shell: TestShell;

beforeEach(async () => {
  shell = await startTestShell();
  const handle = `handle: { chunk: 'test', parts: ['steps'], layout: 'simple' }`;
  const release = await writeRelease(shell.artifactsDir, {
    version: '1.0.0',
    server: pageWith('a form', `action: () => null, ${handle}`),
    chunks: { steps: ['client/steps.css', 'client/steps.js'] },
  });
  await shell.sets.adopt(mapOf(1, release));
});

afterEach(() => shell.stop());

it('a page has the styles of what it shows later on, and no scripts of it', async () => {
  const { body } = await shell.get('/test');
  expect(body).toContain('/mfe/mfe-test/1.0.0/client/steps.css"');
  expect(body).not.toContain('steps.js');
});

it('a page that answers a form has the scripts as well: what it shows is hydrated with them', async () => {
  const { body } = await shell.post('/test', 'field=1', { ...FORM, origin: `http://${shell.host}` });
  expect(body).toContain('a form');
  expect(body).toMatch(/<link rel="preload" [^>]*\/client\/steps\.js"/u);
  expect(await shell.get('/test').then((page) => page.body)).not.toContain('steps.js');
});
