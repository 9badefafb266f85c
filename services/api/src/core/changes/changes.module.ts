import { Global, Module } from '@nestjs/common';
import { ChangesController } from './changes.controller.ts';
import { ContentChangesService } from './content-changes.service.ts';

@Global()
@Module({
  controllers: [ChangesController],
  providers: [ContentChangesService],
  exports: [ContentChangesService],
})
export class ChangesModule {}
