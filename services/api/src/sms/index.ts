export { DevInboxModule } from './dev-inbox/dev-inbox.module.ts';
export { OneTimeCodes, tooSoon, type CodeTarget } from './one-time-codes.ts';
export { PhoneTokens } from './phone-tokens.ts';
export { SmsMessages } from './sms-messages.service.ts';
export { SmsModule } from './sms.module.ts';
