import { Global, Module } from '@nestjs/common';
import { HistoryController } from './history.controller.ts';
import { HistorySealer } from './history-sealer.ts';
import { HistoryReader } from './history.reader.ts';
import { PersonalAccess } from './personal-access.repository.ts';
import { HistoryService } from './history.service.ts';

@Global()
@Module({
  controllers: [HistoryController],
  providers: [HistoryReader, HistorySealer, HistoryService, PersonalAccess],
  exports: [HistoryReader, HistoryService, PersonalAccess],
})
export class HistoryModule {}
