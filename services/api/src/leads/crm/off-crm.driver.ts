import type { Acknowledgement } from './crm-calls.ts';
import type { CrmDecision, CrmDriver } from './crm-driver.ts';

/** There is no CRM: leads stay with us, where the staff sees them and may send them later. */
export class OffCrmDriver implements CrmDriver {
  readonly ability = 'off';

  async deliver(): Promise<Acknowledgement> {
    throw new Error('There is no CRM');
  }

  async outcome(): Promise<null> {
    return null;
  }

  async decision(): Promise<CrmDecision> {
    return { status: 'progress', percents: null, secondsLeft: null };
  }
}
