import { Injectable } from '@nestjs/common';
import type { MediaCrop, MediaImage, MediaTransform } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import sharp from 'sharp';
import { AppError } from '../../../core/errors/app-error.ts';
import type { ContentActor } from '../../content-actor.ts';
import { imagesById } from '../images/images.repository.ts';
import { expectMedia } from '../library/media-row.ts';
import { MediaService } from '../media.service.ts';
import { readStored } from '../store/read-stored.ts';
import { MediaStore } from '../store/media-store.ts';
import { MediaReplacement } from './media-replacement.ts';

/** What is smaller is no picture any more. */
const MIN_PIXELS = 16;

/** Pictures that are turned and cut. */
@Injectable()
export class MediaTransforms {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: MediaStore,
    private readonly media: MediaService,
    private readonly replacement: MediaReplacement,
  ) {}

  /** 404 for an unknown image, 422 for a cut that leaves nothing to see. */
  async transform({ id, rotate, crop, keep }: MediaTransform, actor: ContentActor): Promise<MediaImage> {
    if (rotate === 0 && crop === null)
      throw AppError.invalid({ crop: ['Поверните картинку или выделите кадр'] });
    const { manager } = this.dataSource;
    const [row] = await imagesById(manager, [id]);
    if (!row) throw new AppError(404, 'Такой картинки нет: возможно, её уже удалили');
    const source = await readStored(this.store, row.hash, `${row.width}.webp`);
    const changed = await pixelsOf(source, rotate, crop);
    if (keep === 'replace') return this.replacement.replace(id, changed, actor);
    const { file_name } = await expectMedia(manager, id);
    return this.media.add(changed, copyName(file_name), actor);
  }
}

/** Without loss: it is encoded once more when it is kept. */
async function pixelsOf(source: Buffer, rotate: number, crop: MediaCrop | null): Promise<Buffer> {
  const turned = await sharp(source).rotate(rotate).png().toBuffer({ resolveWithObject: true });
  if (crop === null) return turned.data;
  const { width, height } = turned.info;
  const [left, top] = [Math.round(crop.x * width), Math.round(crop.y * height)];
  const region = {
    left,
    top,
    width: Math.min(width - left, Math.round(crop.width * width)),
    height: Math.min(height - top, Math.round(crop.height * height)),
  };
  if (region.width < MIN_PIXELS || region.height < MIN_PIXELS) {
    throw AppError.invalid({
      crop: [`Кадр слишком мал: нужно не меньше ${MIN_PIXELS} точек с каждой стороны`],
    });
  }
  return sharp(turned.data).extract(region).png().toBuffer();
}

/** «офис.jpg» → «офис (кадр).png» */
function copyName(fileName: string): string {
  return `${fileName.replace(/\.[^.]*$/u, '')} (кадр).png`;
}
