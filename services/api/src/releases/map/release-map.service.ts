import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { SignedText } from '@polden/api-contract';
import type { ReleaseMap } from '@polden/mfe-contract';
import { signText } from '@polden/mfe-release';
import { Subject } from 'rxjs';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { readLiveState } from '../live-releases.repository.ts';
import { composeMap } from './release-map.ts';

interface KnownMap {
  signed: SignedText;
  sequence: number;
}

/** The signed release maps in memory: they are served with the database down, too. */
@Injectable()
export class ReleaseMapService implements OnModuleDestroy {
  /** Environments whose map has changed. */
  readonly changes = new Subject<{ environment: string; sequence: number }>();
  private readonly maps = new Map<string, KnownMap>();
  private lastRead: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
  ) {}

  onModuleDestroy(): void {
    this.changes.complete();
  }

  /** Throws 503 until the first `refresh` has succeeded. */
  current(environment: string): KnownMap {
    const map = this.maps.get(environment);
    if (map) return map;
    throw new AppError(503, 'The release map is not loaded yet');
  }

  /**
   * Reads the database and signs what changed; one read after another, so that an older state never replaces a newer.
   * Throws when the database does not answer; the old maps stay.
   */
  refresh(...environments: string[]): Promise<void> {
    const asked = environments.length > 0 ? environments : this.config.releases.environments;
    const read = this.lastRead.then(async () => {
      for (const environment of asked) await this.read(environment);
    });
    this.lastRead = read.catch(() => undefined);
    return read;
  }

  private async read(environment: string): Promise<void> {
    const state = await readLiveState(this.dataSource, environment);
    const map: ReleaseMap = composeMap(environment, state, this.config.releases.baseUrl);
    const text = JSON.stringify(map);
    if (text === this.maps.get(environment)?.signed.text) return;
    const { sequence } = map;
    this.maps.set(environment, { signed: signText(text, this.config.secrets.releaseMap), sequence });
    this.changes.next({ environment, sequence });
  }
}
