import { blogPost } from '@polden/content-model';
import sharp from 'sharp';
import type { DataSource } from 'typeorm';
import { ContentChangesService } from '../changes/content-changes.service.ts';
import type { ApiConfig } from '../config/api-config.ts';
import { ContentEditor } from '../content/content-editor.service.ts';
import { ContentRepository } from '../content/content-repository.ts';
import { ContentView } from '../content/content-view.ts';
import { ContentWrites } from '../content/content-writes.ts';
import { Highlights } from '../content/highlights.service.ts';
import { SlugKeeper } from '../content/slugs/slug-keeper.ts';
import { HistoryService } from '../history/history.service.ts';
import { FolderMediaStore } from '../media/folder-media-store.ts';
import { MediaService } from '../media/media.service.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import type { DemoPost } from './blog/demo-post.ts';
import { demoPosts } from './blog/demo-posts.ts';
import { pictures } from './blog/pictures/pictures.ts';
import { richTextOf } from './blog/rich-text-of.ts';

const ACTOR = { id: 'seed', name: 'Начальное наполнение' };
const DAY_MS = 24 * 3600 * 1000;
/** Posts come out in the morning: 9:30 in Moscow. */
const MORNING_UTC_MS = 6.5 * 3600 * 1000;

/**
 * Adds the demo posts as an editor would, each once: one that was changed or removed since stays so, and a seeding
 * that broke off goes on. Answers false when there was nothing to add.
 */
export async function seedBlog(dataSource: DataSource, config: ApiConfig): Promise<boolean> {
  const added = await addedTitles(dataSource);
  const missing = demoPosts.filter(({ title }) => !added.has(title));
  const { editor, highlights, media } = editorOf(dataSource, config);
  const ids = new Map<DemoPost, number>();
  for (const post of missing) {
    const png = await sharp(Buffer.from(pictures[post.picture])).png().toBuffer();
    const { id: mediaId } = await media.add(png, `${post.picture}.png`, ACTOR);
    const { title, lead, alt } = post;
    const fields = { title, lead, body: richTextOf(post.body), image: { mediaId, alt } };
    const { id } = await editor.add(blogPost, { ...fields, publishedAt: morningOf(post.daysAgo) }, ACTOR);
    if (post.daysAgo !== null) await editor.publish(blogPost, id, ACTOR);
    ids.set(post, id);
  }
  const chosen = missing.filter(({ highlight }) => highlight !== undefined);
  for (const post of chosen.sort((a, b) => (a.highlight ?? 0) - (b.highlight ?? 0))) {
    await highlights.add(blogPost, ids.get(post) ?? 0, ACTOR);
  }
  return missing.length > 0;
}

/** The history forgets nothing, whatever became of the posts. */
async function addedTitles(dataSource: DataSource): Promise<Set<string>> {
  const rows = await dataSource.query<{ title: string }[]>(
    `SELECT title FROM history_document WHERE actor_id = $1 AND entity = $2 AND action = 'add'`,
    [ACTOR.id, blogPost.name],
  );
  return new Set(rows.map(({ title }) => title));
}

function morningOf(daysAgo: number | null): string | null {
  if (daysAgo === null) return null;
  const day = Math.floor(Date.now() / DAY_MS) - daysAgo;
  return new Date(day * DAY_MS + MORNING_UTC_MS).toISOString();
}

/** The services of the API without its server. */
function editorOf(dataSource: DataSource, config: ApiConfig) {
  const history = new HistoryService();
  const media = new MediaService(dataSource, new FolderMediaStore(config.mediaDir), history);
  const repository = new ContentRepository(dataSource);
  const changes = new ContentChangesService(dataSource, new Notifications(config));
  const writes = new ContentWrites(dataSource, repository, history, changes);
  const view = new ContentView(media);
  return {
    media,
    editor: new ContentEditor(repository, writes, view, new SlugKeeper(), media),
    highlights: new Highlights(repository, writes, view),
  };
}
