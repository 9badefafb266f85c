import { test } from 'playwright/test';
import { CODE_FAULTS, NETWORK_FAULTS, startFaultShell, type FaultShell } from '../support/fault-shell.ts';
import { expectSurvival, FAULTY_REMOTES } from '../support/remote-fault.ts';

let shell: FaultShell;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  shell = await startFaultShell();
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
