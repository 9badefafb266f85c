import {
  MEDIA_PATHS,
  REVIEW_FILE_PATHS,
  type MediaImage,
  type MediaListItem,
  type MediaUse,
  type ReviewFile,
  type StoredFile,
} from '@polden/api-contract';
import { ok, refusal, type Answer, type Call } from './answers.ts';

const PICTURE: MediaImage = {
  id: 'i1',
  url: '/api/v1/media/i1/960.webp',
  width: 960,
  height: 640,
  srcset: '/api/v1/media/i1/960.webp 960w',
  sources: [],
  focus: { x: 0.5, y: 0.5 },
};
const RULES: StoredFile = {
  id: 'f1',
  url: '/api/v1/media/file/f1.pdf',
  fileName: 'Правила.pdf',
  fileType: 'pdf',
  fileSize: 2048,
};

/** The library of the test's server: what it was asked to change has changed. */
export class MediaShelf {
  items: MediaListItem[] = [
    item('i1', 'Офис.png', { image: PICTURE, uses: 1 }),
    item('f1', 'Правила.pdf', { file: RULES }),
  ];
  trash: MediaListItem[] = [];
  uses: MediaUse[] = [{ contentType: 'blog', itemId: '1', title: 'Как закрыть заём' }];
  reviewFiles: ReviewFile[] = [
    { position: 1, fileName: 'чек.png', bytes: 2048, isPicture: true, published: null },
    { position: 2, fileName: 'Договор.pdf', bytes: 2048, isPicture: false, published: null },
  ];

  /** Undefined for calls that are not about it. */
  answer({ path, query, body }: Call): Answer | undefined {
    if (path === MEDIA_PATHS.list) return ok({ items: this.found(query), pageCount: 1 });
    if (path.startsWith(`${REVIEW_FILE_PATHS.files}/`)) return ok(this.reviewFiles);
    if (path.startsWith(`${REVIEW_FILE_PATHS.filePublish}/`)) return this.showPhoto(path, PICTURE);
    if (path.startsWith(`${REVIEW_FILE_PATHS.fileWithdraw}/`)) return this.showPhoto(path, null);
    if (path === MEDIA_PATHS.describe) {
      const described = this.items.find(({ id }) => id === body['id']);
      if (described) described.alt = String(body['alt']);
      return ok({ ok: true });
    }
    return this.change(path.replace(/\/[^/]+$/u, ''), path.replace(/^.*\//u, ''));
  }

  private showPhoto(path: string, published: MediaImage | null): Answer {
    const position = Number(path.replace(/^.*\//u, ''));
    this.reviewFiles = this.reviewFiles.map((file) =>
      file.position === position ? { ...file, published } : file,
    );
    return ok(this.reviewFiles);
  }

  private found(query: URLSearchParams): MediaListItem[] {
    const shelf = query.get('trashed') ? this.trash : this.items;
    const [kind, search] = [query.get('kind'), query.get('search') ?? ''];
    return shelf.filter(
      (one) => (!kind || one.kind === kind) && (one.id === search || one.fileName.includes(search)),
    );
  }

  private change(operation: string, id: string): Answer | undefined {
    const of = (shelf: MediaListItem[]) => shelf.filter((one) => one.id === id);
    switch (operation) {
      case MEDIA_PATHS.uses:
        return ok(this.uses);
      case MEDIA_PATHS.remove:
        if (of(this.items).some(({ uses }) => uses > 0))
          return refusal(409, { message: 'Картинка ещё нужна на сайте', current: { uses: this.uses } });
        this.trash.push(...of(this.items));
        this.items = this.items.filter((one) => one.id !== id);
        return ok({ ok: true });
      case MEDIA_PATHS.restore:
        this.items.push(...of(this.trash));
        this.trash = this.trash.filter((one) => one.id !== id);
        return ok({ ok: true });
      case MEDIA_PATHS.purge:
        this.trash = this.trash.filter((one) => one.id !== id);
        return ok({ ok: true });
      default:
        return undefined;
    }
  }
}

function item(id: string, fileName: string, facts: Partial<MediaListItem>): MediaListItem {
  const kind = facts.image ? 'image' : 'file';
  const rest = {
    bytes: 2048,
    createdAt: '2026-11-20T09:00:00.000Z',
    uses: 0,
    alt: '',
    image: null,
    file: null,
  };
  return { id, kind, fileName, ...rest, ...facts };
}
