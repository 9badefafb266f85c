import { Injectable, Logger } from '@nestjs/common';
import type { MediaDuplicates } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { AppError } from '../../../core/errors/app-error.ts';
import { FINGERPRINT_BITS, fingerprintOf } from '../images/fingerprint.ts';
import { MediaLibrary } from '../library/media-library.ts';
import { MediaStore } from '../store/media-store.ts';
import { readStored } from '../store/read-stored.ts';
import {
  alikeImages,
  countUnseen,
  keepFingerprint,
  sameFiles,
  unseenImages,
} from './duplicates.repository.ts';

/** Looked at in one call: each takes some milliseconds. */
const AT_ONCE = 150;
/** Fingerprint of a picture with a lost or broken file: similar to nothing. */
const LIKE_NOTHING = '0'.repeat(FINGERPRINT_BITS);

/** What is in the library more than once. */
@Injectable()
export class MediaDuplicatesFinder {
  private readonly logger = new Logger(MediaDuplicatesFinder.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: MediaStore,
    private readonly library: MediaLibrary,
  ) {}

  /** Looks at pictures that came since the last time first. */
  async find(): Promise<MediaDuplicates> {
    const { manager } = this.dataSource;
    for (const image of await unseenImages(manager, AT_ONCE)) {
      const bits = await this.look(image.hash, image.widths[0]);
      await keepFingerprint(manager, image, bits);
    }
    const groups = [...joined(await alikeImages(manager)), ...(await sameFiles(manager))];
    const items = await this.library.byIds(groups.flat());
    return {
      groups: groups
        .map((ids) => ids.flatMap((id) => items.get(id) ?? []))
        .filter(({ length }) => length > 1),
      unseen: await countUnseen(manager),
    };
  }

  private async look(hash: string, width: number | undefined): Promise<string> {
    try {
      return await fingerprintOf(await readStored(this.store, hash, `${width}.webp`));
    } catch (error) {
      if (!(error instanceof AppError)) this.logger.warn(error);
      return LIKE_NOTHING;
    }
  }
}

/** Pairs that share a picture make one group. */
function joined(pairs: readonly (readonly [string, string])[]): string[][] {
  const groups: Set<string>[] = [];
  for (const pair of pairs) {
    const touched = groups.filter((group) => pair.some((id) => group.has(id)));
    const together = new Set([...touched.flatMap((group) => [...group]), ...pair]);
    for (const group of touched) groups.splice(groups.indexOf(group), 1);
    groups.push(together);
  }
  return groups.map((group) => [...group]);
}
