import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ContentType, Field } from '@polden/content-model';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import {
  ContentEditor,
  ContentOrder,
  FilesService,
  Highlights,
  isTaken,
  MediaService,
} from '../content/index.ts';
import type { DemoFile, DemoFields, DemoImage, DemoItem, DemoSet } from './demo-item.ts';
import { countAdded, describePicture, lastAdded } from './demo-items.repository.ts';
import { makeDocument } from './documents/make-document.ts';
import { DEMO_FOLDER } from './read/demo-file.ts';
import { readContent } from './read/read-content.ts';

const ACTOR = { id: 'seed', name: 'Начальное наполнение', may: () => true };
const DAY_MS = 24 * 3600 * 1000;
const PICTURE_WIDTH = 960;
/** Items come out in the morning: 9:30 in Moscow. */
const MORNING_UTC_MS = 6.5 * 3600 * 1000;

/**
 * Adds the demo content as an editor would, each item once: one that was changed or removed since stays so, and a
 * seeding that broke off goes on. Answers how many items were added.
 */
export async function seedContent(
  app: NestFastifyApplication,
  sets: readonly DemoSet[] = readContent(),
): Promise<number> {
  const seeder = new Seeder(app);
  // Encoding has threads of its own: it goes on while documents are printed on this one.
  const drawn = seeder.drawAhead(sets);
  let added = 0;
  try {
    for (const set of sets) added += await seeder.add(set);
  } finally {
    await drawn;
  }
  return added;
}

/** Folder and name of its SVG. */
function drawingOf(image: DemoImage): [folder: string, name: string] {
  if ('logo' in image) return ['logos', image.logo];
  return 'mark' in image ? ['marks', image.mark] : ['pictures', image.picture];
}

function svgOf(folder: string, name: string): Promise<Buffer> {
  return readFile(join(DEMO_FOLDER, folder, `${name}.svg`));
}

class Seeder {
  private readonly dataSource: DataSource;
  private readonly editor: ContentEditor;
  private readonly order: ContentOrder;
  private readonly highlights: Highlights;
  private readonly media: MediaService;
  private readonly files: FilesService;
  private readonly uploaded = new Map<string, Promise<string>>();
  /** How many items of each title an earlier seeding has added and this one has not come to, by type. */
  private readonly known = new Map<string, Map<string, number>>();

  constructor(app: NestFastifyApplication) {
    this.dataSource = app.get(DataSource);
    this.editor = app.get(ContentEditor);
    this.order = app.get(ContentOrder);
    this.highlights = app.get(Highlights);
    this.media = app.get(MediaService);
    this.files = app.get(FilesService);
  }

  /** Uploads the pictures of content that has not been added at all. */
  async drawAhead(sets: readonly DemoSet[]): Promise<void> {
    for (const { type, items } of sets) {
      const names = Object.keys(type.fields).filter((name) => type.fields[name]?.kind === 'image');
      if (names.length === 0 || (await this.addedTitles(type)).size > 0) continue;
      const values = items.flatMap(({ fields }) => names.map((name) => fields[name]));
      for (const image of values) if (image !== undefined) await this.picture(image as DemoImage);
    }
  }

  async add({ type, items }: DemoSet): Promise<number> {
    // Once for all sets of a type: what this seeding adds itself is no item of an earlier one.
    const known = this.known.get(type.name) ?? (await this.addedTitles(type));
    this.known.set(type.name, known);
    let added = 0;
    for (const item of items) {
      const title = titleOf(type, item);
      const times = known.get(title) ?? 0;
      known.set(title, times - 1);
      if (times > 0) continue;
      if (await this.addItem(type, item)) added += 1;
    }
    return added;
  }

  /** False when another item has its place: one of an earlier version of the demo, or an editor's. */
  private async addItem(type: ContentType, item: DemoItem): Promise<boolean> {
    const { daysAgo = 0, highlight, archived, earlier = [] } = item;
    const [first, ...later] = [...earlier, item.fields];
    const given = { ...(await this.valuesOf(type, first)), publishedAt: morningOf(daysAgo) };
    const created = await this.editor.add(type, given, ACTOR).catch((error: unknown) => {
      if (isTaken(error)) return null;
      throw error;
    });
    if (!created) return false;
    const { id } = created;
    if (type.drafts && daysAgo !== null) await this.editor.publish(type, id, ACTOR);
    for (const fields of later) await this.editor.change(type, id, await this.valuesOf(type, fields), ACTOR);
    if (highlight !== undefined) await this.highlights.add(type, id, ACTOR);
    if (archived !== undefined) await this.order.archive(type, id, { year: archived }, ACTOR);
    return true;
  }

  private async valuesOf(type: ContentType, given: DemoFields = {}): Promise<Record<string, unknown>> {
    const values: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(given)) {
      const field = type.fields[name];
      if (field) values[name] = await this.valueOf(field, value);
    }
    return values;
  }

  private async valueOf(field: Field, value: unknown): Promise<unknown> {
    switch (field.kind) {
      case 'image': {
        const image = value as DemoImage;
        return { mediaId: await this.picture(image), alt: image.alt };
      }
      case 'file': {
        const source = value as DemoFile;
        const key = JSON.stringify(source);
        return { fileId: await this.once(`file ${key}`, () => this.addFile(source)) };
      }
      case 'reference':
        return this.idOf(field.to, String(value));
      default:
        return value;
    }
  }

  private picture(image: DemoImage): Promise<string> {
    const [folder, name] = drawingOf(image);
    return this.once(`picture ${name}`, async () =>
      this.addPicture(name, await svgOf(folder, name), image.alt),
    );
  }

  private once(key: string, upload: () => Promise<string>): Promise<string> {
    const id = this.uploaded.get(key) ?? upload();
    this.uploaded.set(key, id);
    return id;
  }

  private async addPicture(name: string, svg: Buffer, alt: string): Promise<string> {
    // Half the width takes a third of the time, and drawings stay as clear.
    const png = await sharp(svg).resize({ width: PICTURE_WIDTH }).png().toBuffer();
    const { id } = await this.media.add(png, `${name}.png`, ACTOR);
    await describePicture(this.dataSource, id, alt);
    return id;
  }

  private async addFile(source: DemoFile): Promise<string> {
    const [name, bytes] = await demoFile(source);
    return (await this.files.add(Readable.from([bytes]), name, ACTOR)).id;
  }

  /** The last item that the seeding has added under this title. */
  private async idOf(entity: string, title: string): Promise<number> {
    const id = await lastAdded(this.dataSource, ACTOR.id, { entity, title });
    if (id === null) throw new Error(`${entity}: no demo item is called ${title}`);
    return id;
  }

  /** How many items of each title were added before. The history keeps it even where items were removed. */
  private addedTitles(type: ContentType): Promise<Map<string, number>> {
    // The history does not name people: their items are counted, in their order.
    const byTitle = !isNamedAfterPeople(type);
    return countAdded(this.dataSource, ACTOR.id, { entity: type.name, byTitle });
  }
}

async function demoFile(source: DemoFile): Promise<[name: string, bytes: Buffer]> {
  if ('logo' in source) return [`${source.logo}.svg`, await svgOf('logos', source.logo)];
  if ('film' in source) return [source.film, await readFile(join(DEMO_FOLDER, 'films', source.film))];
  return [`${source.document}.pdf`, await makeDocument(source.document)];
}

function isNamedAfterPeople(type: ContentType): boolean {
  return type.fields[type.title]?.personal !== undefined;
}

function titleOf(type: ContentType, { fields }: DemoItem): string {
  return isNamedAfterPeople(type) ? '' : String(fields[type.title]);
}

function morningOf(daysAgo: number | null): string | null {
  // Of today: published at once, at any hour.
  if (daysAgo === null || daysAgo === 0) return null;
  const day = Math.floor(Date.now() / DAY_MS) - daysAgo;
  return new Date(day * DAY_MS + MORNING_UTC_MS).toISOString();
}
