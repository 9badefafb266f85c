import type { CrmDecision, CrmDriver } from './crm-driver.ts';

/** There is no CRM: leads stay with us, where the staff sees them and may send them later. */
export class OffCrmDriver implements CrmDriver {
  readonly ability = 'off';

  async deliver(): Promise<void> {
    throw new Error('There is no CRM');
  }

  async decision(): Promise<CrmDecision> {
    return { status: 'progress', percents: null, secondsLeft: null };
  }
}
