import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiConfig } from '../config/api-config.ts';
import { dataSourceOptions, openDataSource } from './data-source.ts';
import { DatabaseHealth } from './database-health.ts';
import type { Migrations } from './pending-migrations.ts';
import { ServerVersion } from './server-version.ts';
import { LongWork } from './long-work.ts';

@Global()
@Module({})
export class DatabaseModule {
  /** `migrations`: without all of them in the database no request is worked on. */
  static of(migrations: Migrations): DynamicModule {
    return {
      module: DatabaseModule,
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
      providers: [
        LongWork,
        ServerVersion,
        {
          provide: DatabaseHealth,
          inject: [ApiConfig],
          useFactory: (config: ApiConfig) => new DatabaseHealth(config, migrations),
        },
      ],
      exports: [LongWork, DatabaseHealth],
    };
  }
}
