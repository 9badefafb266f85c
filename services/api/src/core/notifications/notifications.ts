import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Client } from 'pg';
import { ApiConfig } from '../config/api-config.ts';
import { listenTo } from '../database/listen.ts';
import { listeningClient } from '../database/listening-client.ts';
import { RepeatedErrors } from '../logging/repeated-errors.ts';

const RECONNECT_MS = 1000;

/** Called for each notification, and when the connection is back: some may have been lost meanwhile. */
export type Listener = () => void;

/** What other processes, and this one, tell through NOTIFY of PostgreSQL; one connection for all channels. */
@Injectable()
export class Notifications implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly errors = new RepeatedErrors(new Logger(Notifications.name));
  private readonly listeners = new Map<string, Listener[]>();
  private client: Client | null = null;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly config: ApiConfig) {}

  /** Register while the modules start: later channels are not listened to. */
  listen(channel: string, listener: Listener): void {
    this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), listener]);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    const client = listeningClient(this.config, 'polden-api notifications');
    client.on('error', this.errors.add);
    client.once('end', () => this.reconnect());
    client.on('notification', ({ channel }) => this.tell(channel));
    this.client = client;
    try {
      await client.connect();
      for (const channel of this.listeners.keys()) {
        await listenTo(client, channel);
      }
    } catch (error) {
      this.errors.add(error);
      await client.end().catch(() => undefined);
      return;
    }
    for (const channel of this.listeners.keys()) this.tell(channel);
  }

  private reconnect(): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.connect(), RECONNECT_MS).unref();
  }

  private tell(channel: string): void {
    for (const listener of this.listeners.get(channel) ?? []) listener();
  }
}
