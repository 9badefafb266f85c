import { Global, Module } from '@nestjs/common';
import { Notifications } from './notifications.service.ts';

@Global()
@Module({ providers: [Notifications], exports: [Notifications] })
export class NotificationsModule {}
