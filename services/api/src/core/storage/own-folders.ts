import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ApiConfig } from '../config/api-config.ts';
import { folderProblem } from './folder-problem.ts';

/** Says at the start which folder of ours takes no files. What only reads goes on: the site is better than none. */
@Injectable()
export class OwnFolders implements OnApplicationBootstrap {
  private readonly logger = new Logger(OwnFolders.name);

  constructor(private readonly config: ApiConfig) {}

  async onApplicationBootstrap(): Promise<void> {
    const { media, artifacts } = this.config;
    if (media.driver === 'folder') await this.look('MEDIA_DIR', media.dir);
    if (artifacts.store === 'folder') await this.look('ARTIFACTS_DIR', artifacts.dir);
  }

  private async look(variable: string, dir: string): Promise<void> {
    const problem = await folderProblem(dir);
    if (problem !== null) this.logger.error(`${variable} ${dir} cannot be written: ${problem}`);
  }
}
