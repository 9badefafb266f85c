import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { blogAuthor, blogCategory, blogPost, type ContentType, type Field } from '@polden/content-model';
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
import type { Block } from './blog/demo-post.ts';
import { demoAuthors } from './blog/demo-authors.ts';
import { demoCategories } from './blog/demo-categories.ts';
import { demoPosts } from './blog/demo-posts.ts';
import { pictures } from './blog/pictures/pictures.ts';
import { richTextOf } from './blog/rich-text-of.ts';
import { type DemoSet, demoSet } from './content/demo-content.ts';
import { demoContent } from './content/index.ts';
import type { DemoFile, DemoImage, DemoItem } from './demo-item.ts';
import { logos } from './logos.ts';
import { makeDocument } from './documents/make-document.ts';
import { pressMarks } from './press-marks.ts';

const ACTOR = { id: 'seed', name: 'Начальное наполнение' };
/** Films and their captions; `films/render-films.ts` makes them. */
const FILMS = new URL('../../demo-films/', import.meta.url);
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
  sets: readonly DemoSet[] = [...demoContent, ...blogSets()],
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

/** Name and SVG. */
function drawingOf(image: DemoImage): [name: string, svg: string] {
  if ('logo' in image) return [image.logo, logos[image.logo]];
  return 'mark' in image ? [image.mark, pressMarks[image.mark]] : [image.picture, pictures[image.picture]];
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
      const values = items.flatMap(({ fields }) =>
        names.map((name) => (fields as Record<string, unknown>)[name]),
      );
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
  private async addItem(type: ContentType, item: DemoItem<ContentType>): Promise<boolean> {
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
    if (highlight) await this.highlights.add(type, id, ACTOR);
    if (archived !== undefined) await this.order.archive(type, id, { year: archived }, ACTOR);
    return true;
  }

  private async valuesOf(type: ContentType, given: object = {}): Promise<Record<string, unknown>> {
    const values: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(given)) {
      const field = type.fields[name];
      if (field) values[name] = await this.valueOf(field, value);
    }
    return values;
  }

  private async valueOf(field: Field, value: unknown): Promise<unknown> {
    switch (field.kind) {
      case 'richText':
        return richTextOf(value as Block[]);
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
    const [name, svg] = drawingOf(image);
    return this.once(`picture ${name}`, () => this.addPicture(name, svg, image.alt));
  }

  private once(key: string, upload: () => Promise<string>): Promise<string> {
    const id = this.uploaded.get(key) ?? upload();
    this.uploaded.set(key, id);
    return id;
  }

  private async addPicture(name: string, svg: string, alt: string): Promise<string> {
    // Half the width takes a third of the time, and drawings stay as clear.
    const png = await sharp(Buffer.from(svg)).resize({ width: PICTURE_WIDTH }).png().toBuffer();
    const { id } = await this.media.add(png, `${name}.png`, ACTOR);
    await this.dataSource.query(`UPDATE media SET alt = $2 WHERE id = $1 AND alt = ''`, [id, alt]);
    return id;
  }

  private async addFile(source: DemoFile): Promise<string> {
    const [name, bytes] = await demoFile(source);
    return (await this.files.add(Readable.from([bytes]), name, ACTOR)).id;
  }

  /** The last item that the seeding has added under this title. */
  private async idOf(entity: string, title: string): Promise<number> {
    const [found] = await this.dataSource.query<{ entity_id: string }[]>(
      `SELECT entity_id FROM history_document
       WHERE actor_id = $1 AND entity = $2 AND action = 'add' AND title = $3 ORDER BY id DESC LIMIT 1`,
      [ACTOR.id, entity, title],
    );
    if (!found) throw new Error(`${entity}: no demo item is called ${title}`);
    return Number(found.entity_id);
  }

  /** How many items of each title were added before. The history forgets nothing, whatever became of the items. */
  private async addedTitles(type: ContentType): Promise<Map<string, number>> {
    // The history does not name people: their items are counted, in their order.
    const title = isNamedAfterPeople(type) ? `''` : 'title';
    const rows = await this.dataSource.query<{ title: string; times: string }[]>(
      `SELECT ${title} AS title, count(*) AS times FROM history_document
       WHERE actor_id = $1 AND entity = $2 AND action = 'add' GROUP BY 1`,
      [ACTOR.id, type.name],
    );
    return new Map(rows.map(({ title, times }) => [title, Number(times)]));
  }
}

async function demoFile(source: DemoFile): Promise<[name: string, bytes: Buffer]> {
  if ('logo' in source) return [`${source.logo}.svg`, Buffer.from(logos[source.logo])];
  if ('film' in source) return [source.film, await readFile(new URL(source.film, FILMS))];
  return [`${source.document}.pdf`, await makeDocument(source.document)];
}

function isNamedAfterPeople(type: ContentType): boolean {
  return type.fields[type.title]?.personal !== undefined;
}

function titleOf(type: ContentType, { fields }: DemoItem<ContentType>): string {
  return isNamedAfterPeople(type) ? '' : String((fields as Record<string, unknown>)[type.title]);
}

/** What the blog is about, who writes it, and its posts, those of the highlights in their order. */
function blogSets(): DemoSet[] {
  const place = ({ highlight = Infinity }: (typeof demoPosts)[number]) => highlight;
  const posts = [...demoPosts].sort((a, b) => place(a) - place(b));
  const items = posts.map(({ picture, alt, daysAgo, highlight, ...fields }) => ({
    fields: { ...fields, image: { picture, alt } },
    daysAgo,
    ...(highlight !== undefined && { highlight: true as const }),
  }));
  return [demoSet(blogCategory, demoCategories), demoSet(blogAuthor, demoAuthors), demoSet(blogPost, items)];
}

function morningOf(daysAgo: number | null): string | null {
  // Of today: at once, whatever the hour.
  if (daysAgo === null || daysAgo === 0) return null;
  const day = Math.floor(Date.now() / DAY_MS) - daysAgo;
  return new Date(day * DAY_MS + MORNING_UTC_MS).toISOString();
}
