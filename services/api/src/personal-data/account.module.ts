import { Module } from '@nestjs/common';
import { ClientsModule } from '../clients/index.ts';
import { ConsentsModule, OwnDataModule, SubscribeModule } from '../leads/index.ts';
import { PersonalCopyController } from './copy/personal-copy.controller.ts';
import { PersonalCopies } from './copy/personal-copies.ts';
import { OwnReviews } from './copy/own-reviews.ts';
import { ErasureRequestsController } from './requests/erasure-requests.controller.ts';
import { ErasureRequests } from './requests/erasure-requests.ts';
import { RequestPhones } from './requests/request-phones.ts';

/** What people may do with their own data in the account. */
@Module({
  imports: [ClientsModule, ConsentsModule, OwnDataModule, SubscribeModule],
  controllers: [ErasureRequestsController, PersonalCopyController],
  providers: [ErasureRequests, OwnReviews, PersonalCopies, RequestPhones],
})
export class PersonalAccountModule {}
