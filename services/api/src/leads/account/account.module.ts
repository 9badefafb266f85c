import { Module } from '@nestjs/common';
import { ClientsModule } from '../../clients/index.ts';
import { CrmDriverModule } from '../crm/crm-driver.module.ts';
import { LeadsModule } from '../leads.module.ts';
import { SignatureModule } from '../signature/signature.module.ts';
import { AccountController } from './account.controller.ts';
import { AccountReader } from './account.reader.ts';
import { AccountRequestsReader } from './account-requests.reader.ts';

@Module({
  imports: [ClientsModule, CrmDriverModule, LeadsModule, SignatureModule],
  controllers: [AccountController],
  providers: [AccountReader, AccountRequestsReader],
})
export class AccountModule {}
