import type { Dropped } from './dropped.ts';
import { picturesOfRtf } from './rtf-pictures.ts';
import { emojiOf } from './visible-words.ts';

/** Address of a picture on the copying person's machine, which no page may read. */
const LOCAL = /^(?:file:|webkit-fake-url:|blob:|x-apple|cid:)/iu;
const DATA = /^data:(image\/(?:png|jpeg|gif|webp|avif));base64,(.+)$/su;
const OWN = /\/api\/v1\/media\/[\da-f]{32}\/\d+\.webp$/u;
/** Where pages that load pictures late keep the address of the real one. */
const LATE = ['data-src', 'data-srcset', 'data-lazy-src', 'data-original'];
/** Smaller ones count visitors or keep a place free. */
const LEAST = 3;

interface Source {
  rtf: string;
  files: readonly File[];
  dropped: Dropped;
  /** Keys by which the document finds the files that are to be uploaded. */
  pending: Map<string, File>;
}

/**
 * Pictures become figures: our own ones at once, those that came along as files when they are uploaded. Word says only where
 * on that machine a picture lies; the picture itself is in the RTF beside, at the same place in the row.
 */
export function takePictures(body: HTMLElement, source: Source): void {
  removeTicks(body, source.dropped);
  const shown = Array.from(body.querySelectorAll('img')).filter((image) => !isSpacer(image));
  const local = shown.filter((image) => LOCAL.test(sourceOf(image)));
  const attached = source.files.filter(({ type }) => type.startsWith('image/'));
  const inRtf = local.length > 0 ? picturesOfRtf(source.rtf) : [];
  const given = inRtf.length === local.length ? inRtf : attached;
  const byImage = new Map(
    given.length === local.length ? local.map((image, index) => [image, given[index]]) : [],
  );
  for (const image of body.querySelectorAll('img')) {
    const emoji = emojiOf(image);
    if (isSpacer(image)) image.remove();
    else if (emoji !== '') image.replaceWith(emoji);
    else if (!isOwn(image)) replace(image, byImage.get(image) ?? otherFile(image, shown, attached), source);
  }
}

function replace(image: HTMLImageElement, file: File | null | undefined, { dropped, pending }: Source): void {
  if (!file) {
    dropped.add('picture');
    image.remove();
    return;
  }
  const key = crypto.randomUUID();
  pending.set(key, file);
  image.setAttribute('data-pending', key);
}

/** The boxes of a list to be ticked off, which Google Docs draws as pictures. */
function removeTicks(body: HTMLElement, dropped: Dropped): void {
  for (const box of body.querySelectorAll('li[role="checkbox"] > img')) {
    box.remove();
    dropped.add('ticks');
  }
}

/** The picture itself in its address, or the only picture of a page, which browsers put beside its HTML. */
function otherFile(
  image: HTMLImageElement,
  shown: readonly Element[],
  attached: readonly File[],
): File | undefined {
  const isPlaceholder = LATE.some((name) => image.hasAttribute(name));
  const [, type, base64] = isPlaceholder ? [] : (DATA.exec(sourceOf(image)) ?? []);
  if (type !== undefined && base64 !== undefined) return decoded(type, base64);
  return shown.length === 1 && attached.length === 1 ? attached[0] : undefined;
}

function decoded(type: string, base64: string): File | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/\s/gu, '')), (sign) => sign.charCodeAt(0));
    return new File([bytes], `risunok.${type.split('/')[1] ?? 'png'}`, { type });
  } catch {
    return undefined;
  }
}

function isOwn(image: HTMLImageElement): boolean {
  return image.dataset['media'] !== undefined && OWN.test(sourceOf(image));
}

function isSpacer(image: HTMLImageElement): boolean {
  const sides = ['width', 'height'].map((name) => Number(image.getAttribute(name) ?? Number.NaN));
  return sides.some((side) => side < LEAST);
}

function sourceOf(image: HTMLImageElement): string {
  return image.getAttribute('src') ?? '';
}
