export { HistoryReader } from './history.reader.ts';
export { HistoryModule } from './history.module.ts';
export { PersonalAccess } from './personal-access.repository.ts';
export { HistoryService, type HistoryActor, type HistoryRecord } from './history.service.ts';
export { readNotedSeal } from './verify/noted-seal.ts';
export { verifyHistory } from './verify/verify-history.ts';
