import { Module } from '@nestjs/common';
import { PaymentsController } from './payments.controller.ts';
import { PaymentsService } from './payments.service.ts';

@Module({ controllers: [PaymentsController], providers: [PaymentsService], exports: [PaymentsService] })
export class PaymentsModule {}
