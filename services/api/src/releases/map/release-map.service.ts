import { Injectable } from '@nestjs/common';
import type { SignedText } from '@polden/api-contract';
import { signText } from '@polden/mfe-release';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../../config/api-config.ts';
import { AppError } from '../../errors/app-error.ts';
import { readLiveState } from '../live-releases.ts';
import { releaseEnvironment } from '../release-environment.ts';
import { composeMap } from './release-map.ts';

/** The signed release map in memory: it is served with the database down, too. */
@Injectable()
export class ReleaseMapService {
  private map: SignedText | null = null;
  private lastRead: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
  ) {}

  /** Throws 503 until the first `refresh` has succeeded. */
  current(): SignedText {
    if (this.map) return this.map;
    throw new AppError(503, 'The release map is not loaded yet');
  }

  /**
   * Reads the database and signs what changed; one read after another, so that an older state never replaces a newer.
   * Throws when the database does not answer; the old map stays.
   */
  refresh(): Promise<void> {
    const read = this.lastRead.then(() => this.read());
    this.lastRead = read.catch(() => undefined);
    return read;
  }

  private async read(): Promise<void> {
    const environment = releaseEnvironment(this.config);
    const text = JSON.stringify(composeMap(environment, await readLiveState(this.dataSource, environment)));
    if (text !== this.map?.text) this.map = signText(text, this.config.secrets.releaseMap);
  }
}
