import { Injectable } from '@nestjs/common';
import { fillPath } from '@polden/reference-data';
import { ApiConfig } from '../config/api-config.ts';

/** The paths that pages of the site have. The release registry, which knows them, is built upon those that ask. */
@Injectable()
export class ClaimedPaths {
  private source: () => Promise<readonly string[]> = () => Promise.resolve([]);

  constructor(private readonly config: ApiConfig) {}

  /** Called once, by the release registry. */
  learnFrom(source: () => Promise<readonly string[]>): void {
    this.source = source;
  }

  /** Patterns with the placeholders of this deployment filled in; none while nothing is released. */
  async patterns(): Promise<string[]> {
    const paths = await this.source();
    return [...new Set(paths.map((path) => fillPath(path, this.config.releases.pathPlaces)))];
  }
}
