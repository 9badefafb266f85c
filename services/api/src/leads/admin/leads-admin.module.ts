import { Module } from '@nestjs/common';
import { Idempotency } from '../../core/idempotency/idempotency.ts';
import { CrmDriverModule } from '../crm/crm-driver.module.ts';
import { LeadsModule } from '../leads.module.ts';
import { LeadChanges } from './lead-changes.ts';
import { LeadExport } from './lead-export.ts';
import { LeadFileReader } from './lead-file.reader.ts';
import { LeadNotes } from './lead-notes.ts';
import { LeadsAdminController } from './leads-admin.controller.ts';
import { ProductsModule } from '../products/products.module.ts';
import { StaffOffers } from './staff-offers.ts';
import { LeadsAdminReader } from './leads-admin.reader.ts';

/** Requests as the staff works with them. */
@Module({
  imports: [CrmDriverModule, LeadsModule, ProductsModule],
  controllers: [LeadsAdminController],
  providers: [LeadsAdminReader, Idempotency, LeadChanges, LeadExport, LeadFileReader, LeadNotes, StaffOffers],
})
export class LeadsAdminModule {}
