import { expect, test } from 'playwright/test';
import { startFaultShell, type FaultShell, type RemoteFault } from './support/fault-shell.ts';
import { expectSurvival, statusOf, type FaultyRemote } from './support/remote-fault.ts';

let shell: FaultShell;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  shell = await startFaultShell();
});
test.afterAll(() => shell.stop());

// One fault of each sort; `npm run proof:faults` tries every one on every remote.
const FAULTS: [FaultyRemote, RemoteFault][] = [
  ['mfe-lending', 'status-500'],
  ['mfe-content', 'throws'],
  ['mfe-investor', 'blocks'],
  ['mfe-content', 'hanging-loader'],
];
for (const [remote, fault] of FAULTS) {
  test(`${remote} ${fault}: its page says so in time, the others stand, and it heals`, async ({ page }) => {
    await expectSurvival(shell, page, { remote, fault });
  });
}

test('a bad release over a good one changes nothing', async () => {
  for (const fault of ['status-500', 'throws', 'blocks'] as const) {
    shell.setFault('mfe-lending', fault);
    await shell.adopted();
    for (let request = 0; request < 20; request += 1)
      expect(await statusOf(shell, '/dengi-pod-zalog')).toBe(200);
    shell.setFault('mfe-lending', null);
    await shell.adopted();
  }
});
