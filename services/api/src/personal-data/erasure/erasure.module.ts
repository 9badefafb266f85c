import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/index.ts';
import { LeadsModule } from '../../leads/index.ts';
import { SmsModule } from '../../sms/index.ts';
import { ErasureAnswersController } from '../requests/erasure-answers.controller.ts';
import { ErasureAnswers } from '../requests/erasure-answers.ts';
import { ErasureAnswerWorker } from '../requests/erasure-answer.worker.ts';
import { ErasureNotices } from '../requests/erasure-notices.ts';
import { RequestPhones } from '../requests/request-phones.ts';
import { AccessLogController } from '../access-log/access-log.controller.ts';
import { ErasureController } from './erasure.controller.ts';
import { PersonErasure } from './erasure.ts';
import { ErasureProofs } from './erasure-proofs.ts';
import { PersonTraces } from './traces.ts';

/** What is kept of people who are not of the staff, and how it is erased. */
@Module({
  imports: [ContentModule, LeadsModule, SmsModule],
  controllers: [AccessLogController, ErasureAnswersController, ErasureController],
  providers: [
    ErasureAnswers,
    ErasureAnswerWorker,
    ErasureNotices,
    ErasureProofs,
    PersonErasure,
    PersonTraces,
    RequestPhones,
  ],
  exports: [PersonErasure],
})
export class ErasureModule {}
