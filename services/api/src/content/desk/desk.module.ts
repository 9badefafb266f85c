import { Module } from '@nestjs/common';
import { SavedViewsController } from '../saved-views/saved-views.controller.ts';
import { SavedViewsRepository } from '../saved-views/saved-views.repository.ts';
import { SavedViewsService } from '../saved-views/saved-views.service.ts';
import { DeskController } from './desk.controller.ts';
import { DeskRepository } from './desk.repository.ts';
import { DeskService } from './desk.service.ts';

/** What staff find over all types, what waits for them, and their lists as they like to see them. */
@Module({
  controllers: [DeskController, SavedViewsController],
  providers: [DeskRepository, DeskService, SavedViewsRepository, SavedViewsService],
})
export class DeskModule {}
