import { Module } from '@nestjs/common';
import { SmsModule } from '../sms/index.ts';
import { ClientCookies } from './client-cookies.ts';
import { ClientGuard } from './client.guard.ts';
import { ClientLogin } from './client-login.ts';
import { ClientSessionRepository } from './client-session.repository.ts';
import { ClientSessions } from './client-sessions.ts';
import { ClientsController } from './clients.controller.ts';

@Module({
  imports: [SmsModule],
  controllers: [ClientsController],
  providers: [ClientCookies, ClientGuard, ClientLogin, ClientSessionRepository, ClientSessions],
  exports: [ClientGuard, ClientLogin, ClientSessions],
})
export class ClientsModule {}
