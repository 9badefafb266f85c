import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/index.ts';
import { LeadsModule } from '../../leads/index.ts';
import { ErasureController } from './erasure.controller.ts';
import { PersonErasure } from './erasure.service.ts';
import { ErasureProofs } from './erasure-proofs.service.ts';
import { PersonTraces } from './traces.service.ts';

/** What is kept of people who are not of the staff, and how it is erased. */
@Module({
  imports: [ContentModule, LeadsModule],
  controllers: [ErasureController],
  providers: [ErasureProofs, PersonErasure, PersonTraces],
  exports: [PersonErasure],
})
export class ErasureModule {}
