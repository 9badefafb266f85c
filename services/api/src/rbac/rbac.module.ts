import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AccessTokens } from './access-tokens.ts';
import { AuthController } from './auth.controller.ts';
import { DemoLoginCheck } from './demo-logins.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { LoginService } from './login.service.ts';
import { Rights } from './rights.service.ts';
import { SessionCookies } from './session-cookies.ts';
import { Sessions } from './sessions.service.ts';
import { StaffAuthenticator } from './staff-authenticator.ts';
import { StaffUsers } from './staff-users.service.ts';
import { Totp } from './totp.ts';

/** Who the staff are and what they may do. */
@Module({
  imports: [JwtModule.register({})],
  controllers: [AuthController],
  providers: [
    AccessTokens,
    DemoLoginCheck,
    JwtStrategy,
    LoginService,
    Rights,
    SessionCookies,
    Sessions,
    StaffAuthenticator,
    StaffUsers,
    Totp,
  ],
  exports: [StaffUsers],
})
export class RbacModule {}
