import { Module } from '@nestjs/common';
import { DevMailController } from './dev-mail.controller.ts';

@Module({ controllers: [DevMailController] })
export class DevMailModule {}
