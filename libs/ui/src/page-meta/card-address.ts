import { trimEnd } from '@polden/ru';

/**
 * Path of the picture that stands for a page where it is shared. The shell draws it with the title that the page itself
 * has; `v` changes with the title, so that the picture may be kept for ever.
 */
export function cardAddress(pathname: string, title: string): string {
  const page = pathname === '/' ? '/index' : trimEnd(pathname, '/');
  return `/og${page}.png?v=${titleVersion(title)}`;
}

/** FNV-1a of the title in 32 bits: it tells versions apart and protects nothing. */
export function titleVersion(title: string): string {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < title.length; index += 1) {
    hash = Math.imul(hash ^ title.charCodeAt(index), 0x01_00_01_93);
  }
  return (hash >>> 0).toString(36);
}
