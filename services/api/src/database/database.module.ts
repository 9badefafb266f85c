import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiConfig } from '../config/api-config.ts';
import { dataSourceOptions, openDataSource } from './data-source.ts';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [ApiConfig],
      useFactory: (config: ApiConfig) => ({
        ...dataSourceOptions(config.databaseUrl),
        autoLoadEntities: true,
        toRetry: () => false,
      }),
      dataSourceFactory: openDataSource,
    }),
  ],
})
export class DatabaseModule {}
