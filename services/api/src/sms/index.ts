export { CodeChecks } from './code-checks.ts';
export type { CodeTarget } from './code-target.ts';
export { DevInboxModule } from './dev-inbox/dev-inbox.module.ts';
export { LeftPhones } from './left-phones.repository.ts';
export { OneTimeCodes, tooSoon } from './one-time-codes.ts';
export { PhoneTokens } from './phone-tokens.ts';
export { SmsMessages } from './sms-messages.ts';
export { SmsModule } from './sms.module.ts';
