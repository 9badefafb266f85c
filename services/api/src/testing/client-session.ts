import { CLIENT_SESSION_COOKIE } from '@polden/api-contract';
import type { Answer } from './borrower.ts';
import { cookiesOf } from './staff.ts';
import type { TestApp } from './test-app.ts';

/** Headers with the session that a login has opened, as the browser sends it back from our own page. */
export function clientSession(api: TestApp, login: Answer): { cookie: string; origin: string } {
  const token = cookiesOf(login)[CLIENT_SESSION_COOKIE] ?? '';
  return { cookie: `${CLIENT_SESSION_COOKIE}=${token}`, origin: api.config.publicOrigin };
}
