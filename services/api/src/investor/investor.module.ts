import { Module } from '@nestjs/common';
import { InvestorController } from './investor.controller.ts';

@Module({ controllers: [InvestorController] })
export class InvestorModule {}
