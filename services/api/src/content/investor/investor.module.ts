import { Module } from '@nestjs/common';
import { ContentModule } from '../content.module.ts';
import { InvestorController } from './investor.controller.ts';
import { InvestorOffers } from './investor-offers.ts';

@Module({
  imports: [ContentModule],
  controllers: [InvestorController],
  providers: [InvestorOffers],
  exports: [InvestorOffers],
})
export class InvestorModule {}
