import * as session from '@polden/session';
import * as zustand from 'zustand';
import { provideBearer } from './bearer.ts';

provideBearer(() => session.sessionStore.getState().accessToken);

export { session, zustand };
