import { Global, Module } from '@nestjs/common';
import { Notifications } from './notifications.ts';

@Global()
@Module({ providers: [Notifications], exports: [Notifications] })
export class NotificationsModule {}
