import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { fileNameOf, type KINDS, SHEET_WIDTH, THEMES, WIDTHS, type Shot } from './shot-kinds.ts';

const HEIGHTS = { 360: 780, 768: 1024, 1340: 900 } as const;
/** Of the answer to an address; the page may be made for the first time. */
const OPEN_MS = 60_000;

/** Pictures of one page in every width and theme and on paper, of its whole length. */
export async function takeShots(context: BrowserContext, url: string, folder: string): Promise<Shot[]> {
  const { pathname, search } = new URL(url);
  const path = decodeURI(pathname + search);
  const page = await context.newPage();
  const shots: Shot[] = [];
  const take = async (kind: (typeof KINDS)[number]) => {
    const file = `${kind}/${fileNameOf(path)}.jpg`;
    await page.screenshot({
      path: join(folder, file),
      type: 'jpeg',
      quality: 80,
      fullPage: true,
      animations: 'disabled',
      timeout: OPEN_MS,
    });
    shots.push({ path, file, kind });
  };
  try {
    await page.goto(url, { waitUntil: 'load', timeout: OPEN_MS });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHTS[width] });
      await showLateParts(page);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await take(`${width}-${colorScheme}`);
      }
    }
    await page.setViewportSize({ width: SHEET_WIDTH, height: HEIGHTS[1340] });
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    await take('print');
  } finally {
    await page.close();
  }
  return shots;
}

/** Pictures and parts that come when they are scrolled to. */
async function showLateParts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    await Promise.race([
      Promise.allSettled([...document.images].map((image) => image.decode())),
      new Promise((resolve) => setTimeout(resolve, 2_000)),
    ]);
  });
}
