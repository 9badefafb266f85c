import {
  type LettersChoice,
  PROFILE_PATHS,
  type PasswordChange,
  type SecondFactorCode,
  type SecondFactorOff,
  type SecondFactorSetup,
  type SecondFactorStart,
  type StaffProfile,
} from '@polden/api-contract';
import { staffHttp } from '@polden/session';

/** What everybody may do with their own account. All of it throws HttpError. */
export const profileApi = {
  read: (signal: AbortSignal) => staffHttp.get<StaffProfile>(PROFILE_PATHS.read, { signal }),
  changePassword: (body: PasswordChange) => staffHttp.post<true>(PROFILE_PATHS.password, body),
  chooseLetters: (body: LettersChoice) => staffHttp.post<true>(PROFILE_PATHS.letters, body),
  start: (body: SecondFactorStart) =>
    staffHttp.post<SecondFactorSetup>(PROFILE_PATHS.secondFactorStart, body),
  switchOn: (body: SecondFactorCode) => staffHttp.post<true>(PROFILE_PATHS.secondFactorOn, body),
  switchOff: (body: SecondFactorOff) => staffHttp.post<true>(PROFILE_PATHS.secondFactorOff, body),
};

/** Key of the query cache. */
export const PROFILE_KEY = ['profile'];
