import { Global, Module } from '@nestjs/common';
import { Budgets } from './budgets.service.ts';

@Global()
@Module({ providers: [Budgets], exports: [Budgets] })
export class BudgetsModule {}
