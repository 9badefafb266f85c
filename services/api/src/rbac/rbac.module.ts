import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AccessTokens } from './access-tokens.ts';
import { AuthController } from './auth.controller.ts';
import { CodeGuesses } from './code-guesses.ts';
import { DemoLoginCheck } from './demo-logins.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { KnownDevices } from './known-devices.ts';
import { LoginBudgets } from './login-budgets.ts';
import { LoginService } from './login.service.ts';
import { Actions } from './manage/actions.ts';
import { RbacReadController } from './manage/rbac-read.controller.ts';
import { RbacReader } from './manage/rbac-reader.repository.ts';
import { RbacWriteController } from './manage/rbac-write.controller.ts';
import { RightsWrites } from './manage/rights-writes.ts';
import { Roles } from './manage/roles.ts';
import { StaffAccounts } from './manage/staff-accounts.ts';
import { ProfileController } from './profile/profile.controller.ts';
import { Profiles } from './profile/profiles.ts';
import { SecondFactors } from './profile/second-factors.ts';
import { StaffLetters } from './profile/staff-letters.ts';
import { Rights } from './rights.ts';
import { SessionCookies } from './session-cookies.ts';
import { Sessions } from './sessions.ts';
import { OwnSessionsController } from './sessions/own-sessions.controller.ts';
import { StaffSessionsController } from './sessions/staff-sessions.controller.ts';
import { StaffSessions } from './sessions/staff-sessions.ts';
import { StaffAuthenticator } from './staff-authenticator.ts';
import { StaffStandings } from './staff-standing.ts';
import { StaffUsers } from './staff-users.ts';
import { Totp } from './totp.ts';
import { ViewAsController } from './view-as/view-as.controller.ts';
import { ViewingAs } from './view-as/viewing-as.ts';

/** Who the staff are and what they may do. */
@Module({
  imports: [JwtModule.register({})],
  controllers: [
    AuthController,
    OwnSessionsController,
    ProfileController,
    RbacReadController,
    RbacWriteController,
    StaffSessionsController,
    ViewAsController,
  ],
  providers: [
    AccessTokens,
    Actions,
    CodeGuesses,
    DemoLoginCheck,
    JwtStrategy,
    KnownDevices,
    LoginBudgets,
    LoginService,
    Profiles,
    RbacReader,
    Rights,
    RightsWrites,
    Roles,
    SecondFactors,
    SessionCookies,
    Sessions,
    StaffAccounts,
    StaffAuthenticator,
    StaffSessions,
    StaffStandings,
    StaffUsers,
    StaffLetters,
    Totp,
    ViewingAs,
  ],
  exports: [StaffLetters, StaffStandings, StaffUsers],
})
export class RbacModule {}
