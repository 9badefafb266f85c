import { Global, Module } from '@nestjs/common';
import { MetricsModule } from '../metrics/metrics.module.ts';
import { JobQueue } from './job-queue.ts';
import { RetentionRepository } from './retention.repository.ts';
import { RetentionWorker } from './retention.worker.ts';

@Global()
@Module({
  imports: [MetricsModule],
  providers: [JobQueue, RetentionRepository, RetentionWorker],
  exports: [JobQueue],
})
export class JobsModule {}
