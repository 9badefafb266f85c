import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../core/config/api-config.ts';
import { ClaimedPaths } from '../core/routes/claimed-paths.ts';
import { liveClaims } from './live-releases.repository.ts';

/** Tells the content which pages the live releases have. */
@Injectable()
export class TellClaimedPaths implements OnModuleInit {
  constructor(
    private readonly paths: ClaimedPaths,
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
  ) {}

  onModuleInit(): void {
    this.paths.learnFrom(async () => {
      const claims = await liveClaims(this.dataSource, this.config.releases.environment);
      return claims.flatMap(({ paths }) => paths);
    });
  }
}
