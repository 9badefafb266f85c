import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access.guard.ts';
import { Authenticators } from './authenticators.ts';
import { EventStreamGuard } from './event-stream.guard.ts';
import { WriteGuard } from './write.guard.ts';

@Global()
@Module({
  providers: [
    Authenticators,
    { provide: APP_GUARD, useClass: WriteGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: EventStreamGuard },
  ],
  exports: [Authenticators],
})
export class AccessModule {}
