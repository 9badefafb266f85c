import { API_BASE_PATH, MEDIA_PATHS } from '@polden/api-contract';
import {
  RICH_TEXT_ALIGNS,
  RICH_TEXT_CALLOUTS,
  RICH_TEXT_HEADINGS,
  RICH_TEXT_NUMBERINGS,
  type CalculatorAttrs,
  type FigureAttrs,
  type FileAttrs,
  type FilmAttrs,
  type RichTextNodeType,
} from '@polden/content-model';

type Given = Record<string, unknown>;
type Attributes = Record<string, unknown>;
/** Attributes as they are kept; null for none, undefined for a node that cannot be without those it lacks. */
type Read = (given: Given) => Attributes | null | undefined;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;
const MAX_SPAN = 100;
const MAX_LINE = 300;
const MAX_PIXELS = 10_000;
const MAX_SUM = 100_000_000;

/** The address of an image of the library, in its largest width. */
export const PICTURE_ADDRESS = new RegExp(
  `^${API_BASE_PATH}${MEDIA_PATHS.files}/[\\da-f]{32}/[1-9]\\d{0,3}\\.webp$`,
  'u',
);
const FILE_ADDRESS = new RegExp(
  `^${API_BASE_PATH}${MEDIA_PATHS.documents}/[\\da-f]{32}\\.[a-z\\d]{1,5}$`,
  'u',
);

const READ: Partial<Record<RichTextNodeType, Read>> = {
  heading: ({ level }) => ({
    level: RICH_TEXT_HEADINGS.find((known) => known === level) ?? RICH_TEXT_HEADINGS[0],
  }),
  orderedList: ({ start, type }) => {
    const numbering = RICH_TEXT_NUMBERINGS.find((known) => known === type) ?? '1';
    const attrs = {
      ...(Number.isSafeInteger(start) && start !== 1 && { start }),
      ...(numbering !== '1' && { type: numbering }),
    };
    return Object.keys(attrs).length > 0 ? attrs : null;
  },
  callout: ({ tone }) => ({
    tone: RICH_TEXT_CALLOUTS.find((known) => known === tone) ?? RICH_TEXT_CALLOUTS[0],
  }),
  tableCell: cell,
  tableHeader: cell,
  figure: ({ mediaId, src, width, height, alt }) => {
    if (!isUuid(mediaId) || typeof src !== 'string' || !PICTURE_ADDRESS.test(src)) return undefined;
    if (!isWithin(width, MAX_PIXELS) || !isWithin(height, MAX_PIXELS)) return undefined;
    return { mediaId, src, width, height, alt: line(alt) } satisfies FigureAttrs;
  },
  file: ({ fileId, href, name, fileType, fileSize }) => {
    if (!isUuid(fileId) || typeof href !== 'string' || !FILE_ADDRESS.test(href)) return undefined;
    if (!isWithin(fileSize, Number.MAX_SAFE_INTEGER) || line(name) === '') return undefined;
    return { fileId, href, name: line(name), fileType: line(fileType), fileSize } satisfies FileAttrs;
  },
  film: ({ videoId, title }) => {
    if (!isWithin(videoId, 2 ** 31 - 1) || line(title) === '') return undefined;
    return { videoId, title: line(title) } satisfies FilmAttrs;
  },
  calculator: ({ sum }) => ({ sum: isWithin(sum, MAX_SUM) ? sum : null }) satisfies CalculatorAttrs,
};

/** What is kept of the attributes of a node; null for none, undefined when the node cannot be kept at all. */
export function nodeAttributes(type: RichTextNodeType, given: unknown): Attributes | null | undefined {
  const read = READ[type];
  return read ? read(isObject(given) ? given : {}) : null;
}

function cell({ colspan, rowspan, align }: Given): Attributes | null {
  const kept = RICH_TEXT_ALIGNS.find((known) => known === align);
  const attrs = {
    ...(isWithin(colspan, MAX_SPAN) && colspan > 1 && { colspan }),
    ...(isWithin(rowspan, MAX_SPAN) && rowspan > 1 && { rowspan }),
    ...(kept && { align: kept }),
  };
  return Object.keys(attrs).length > 0 ? attrs : null;
}

function isWithin(given: unknown, max: number): given is number {
  return Number.isSafeInteger(given) && Number(given) >= 1 && Number(given) <= max;
}

function isUuid(given: unknown): given is string {
  return typeof given === 'string' && UUID.test(given);
}

function line(given: unknown): string {
  return typeof given === 'string'
    ? given
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, MAX_LINE)
    : '';
}

export function isObject(given: unknown): given is Given {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}
