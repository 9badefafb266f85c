import { Global, Module } from '@nestjs/common';
import { JobQueue } from './job-queue.ts';
import { RetentionWorker } from './retention.worker.ts';

@Global()
@Module({ providers: [JobQueue, RetentionWorker], exports: [JobQueue] })
export class JobsModule {}
