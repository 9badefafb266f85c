import { Module } from '@nestjs/common';
import { PaymentsController } from './payments.controller.ts';
import { PaymentsService } from './payments.service.ts';

@Module({ controllers: [PaymentsController], providers: [PaymentsService] })
export class PaymentsModule {}
