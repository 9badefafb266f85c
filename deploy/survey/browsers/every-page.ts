import type { BrowserWindow } from './browser-window.ts';

interface Seen {
  heading: string;
  /** Pixels of CSS by which the page is wider than its window. */
  tooWide: number;
}

const SEEN = `(() => {
  const root = document.documentElement;
  return {
    heading: document.querySelector('main h1')?.textContent?.trim() ?? '',
    tooWide: root.scrollWidth - root.clientWidth,
  };
})()`;

/** What is wrong with the page, one a line; nothing when it opens, has its heading, fits and does not complain. */
export async function lookAtPage(window: BrowserWindow, origin: string, path: string): Promise<string[]> {
  await window.complaints();
  await window.open(new URL(path, origin).href);
  await window.settle();
  const { heading, tooWide } = await window.read<Seen>(SEEN);
  return [
    ...(heading === '' ? ['no main heading'] : []),
    ...(tooWide > 0 ? [`${tooWide} px wider than its window`] : []),
    ...(await window.complaints()),
  ];
}
