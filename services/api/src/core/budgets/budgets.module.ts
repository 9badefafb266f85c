import { Global, Module } from '@nestjs/common';
import { Budgets } from './budgets.ts';

@Global()
@Module({ providers: [Budgets], exports: [Budgets] })
export class BudgetsModule {}
