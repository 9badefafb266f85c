import { expect, test } from 'playwright/test';
import { crashOf } from '../support/crash-figures.ts';
import {
  CODE_FAULTS,
  FATAL_FAULTS,
  NETWORK_FAULTS,
  startFaultShell,
  type FaultShell,
} from '../support/fault-shell.ts';
import { expectSurvival, FAULTY_REMOTES } from '../support/remote-fault.ts';

let shell: FaultShell;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  // What runs out of memory must not take that of the machine first.
  shell = await startFaultShell(['--max-old-space-size=160']);
});
test.afterAll(() => shell.stop());

for (const remote of FAULTY_REMOTES) {
  for (const fault of [...NETWORK_FAULTS, ...CODE_FAULTS]) {
    test(`${remote} ${fault}`, async ({ page }) => {
      const { healthyMs, faultyMs, healedMs } = await expectSurvival(shell, page, { remote, fault });
      const figures = { remote, fault, healthyMs, faultyMs, healedMs };
      console.log(
        JSON.stringify(figures, (_key, value: unknown) =>
          typeof value === 'number' ? Math.round(value) : value,
        ),
      );
    });
  }
}

for (const fault of FATAL_FAULTS) {
  test(`${fault}: from the first end of a process until every page is healthy again`, async () => {
    const figures = await crashOf(shell, { remote: 'mfe-investor', fault });
    console.log(JSON.stringify({ fault, ...figures }));
    expect(figures.neighbourSilentMs).toBeLessThan(5_000);
  });
}
