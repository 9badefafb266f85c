import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Client } from 'pg';
import { ApiConfig } from '../../core/config/api-config.ts';
import { listenTo } from '../../core/database/listen.ts';
import { listeningClient } from '../../core/database/listening-client.ts';
import { MAP_CHANGED_CHANNEL } from './map-sequence.repository.ts';
import { ReleaseMapService } from './release-map.service.ts';

/** NOTIFY is lost while the connection is. */
const POLL_MS = 5_000;

/** Keeps the release map fresh: at once on NOTIFY, and by polling. */
@Injectable()
export class MapWatcher implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(MapWatcher.name);
  private client: Client | null = null;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private failing = false;

  constructor(
    private readonly config: ApiConfig,
    private readonly map: ReleaseMapService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.tick();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.client?.end();
  }

  private async tick(): Promise<void> {
    try {
      await this.listen();
      await this.map.refresh();
      this.failing = false;
    } catch (error) {
      // One line for an outage, not one every poll.
      if (!this.failing) this.logger.error(error);
      this.failing = true;
    }
    if (!this.stopped) this.timer = setTimeout(() => void this.tick(), POLL_MS).unref();
  }

  private async listen(): Promise<void> {
    if (this.client) return;
    const client = listeningClient(this.config, 'polden-api release map');
    const drop = () => {
      if (this.client === client) this.client = null;
    };
    client.on('error', drop);
    client.on('end', drop);
    client.on('notification', () => {
      this.map.refresh().catch((error: unknown) => this.logger.error(error));
    });
    this.client = client;
    try {
      await client.connect();
      await listenTo(client, MAP_CHANGED_CHANNEL);
    } catch (error) {
      drop();
      client.end().catch(() => undefined);
      throw error;
    }
  }
}
