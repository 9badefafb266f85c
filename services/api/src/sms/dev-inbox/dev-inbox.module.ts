import { Module } from '@nestjs/common';
import { DevInboxController } from './dev-inbox.controller.ts';

@Module({ controllers: [DevInboxController] })
export class DevInboxModule {}
