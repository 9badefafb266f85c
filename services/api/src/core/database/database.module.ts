import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiConfig } from '../config/api-config.ts';
import { dataSourceOptions, openDataSource } from './data-source.ts';
import { DatabaseHealth } from './database-health.ts';
import { ServerVersion } from './server-version.ts';
import { LongWork } from './long-work.ts';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [ApiConfig],
      useFactory: (config: ApiConfig) => ({
        ...dataSourceOptions(config.databaseUrl, config.database),
        autoLoadEntities: true,
        toRetry: () => false,
      }),
      dataSourceFactory: openDataSource,
    }),
  ],
  providers: [LongWork, DatabaseHealth, ServerVersion],
  exports: [LongWork, DatabaseHealth],
})
export class DatabaseModule {}
