import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads.module.ts';
import { DeclineOfferController } from './decline-offer.controller.ts';
import { OfferEnds } from './offer-ends.ts';
import { OfferLapseWorker } from './offer-lapse.worker.ts';

/** What ends an offer that nobody has signed. */
@Module({
  imports: [LeadsModule],
  controllers: [DeclineOfferController],
  providers: [OfferEnds, OfferLapseWorker],
})
export class OfferEndsModule {}
