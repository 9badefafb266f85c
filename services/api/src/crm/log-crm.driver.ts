import { Logger } from '@nestjs/common';
import type { CrmDriver, CrmLead } from './crm-driver.ts';

/** Accepts every lead and writes its id to the log. */
export class LogCrmDriver implements CrmDriver {
  private readonly logger = new Logger('Crm');

  async deliver({ id }: CrmLead): Promise<void> {
    this.logger.log(`lead ${id} delivered`);
  }
}
