import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { MetricsController } from './metrics.controller.ts';
import { Metrics } from './metrics.ts';

@Module({
  controllers: [MetricsController],
  providers: [
    {
      provide: Metrics,
      useFactory: (dataSource: DataSource) => new Metrics(dataSource),
      inject: [DataSource],
    },
  ],
  exports: [Metrics],
})
export class MetricsModule implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly host: HttpAdapterHost<FastifyAdapter>,
  ) {}

  onModuleInit(): void {
    this.metrics.watch(this.host.httpAdapter.getInstance());
  }
}
