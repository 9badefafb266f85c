import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from 'playwright/test';
import { startLocalServer } from './local-server.ts';
import { platform } from './platform.ts';

/** What a reader sees as one thing, above a page and in it: before each of these the page may have come to a halt. */
const ABOVE = /<(?:aside|button|img|nav|p)\b/gu;
const WITHIN = /<(?:a|button|h1|img|input|li|p|svg)\b/gu;
/** What a screen shows of a page before anybody scrolls. */
const FIRST_OF_PAGE = 60;

/** The platform as a slow line shows it: of each page a piece, then the browser draws, then the next piece. */
export interface SlowLine {
  /** Opens the page at its path and sees it come to its end. */
  open: (page: Page, path: string) => Promise<void>;
  stop: () => Promise<void>;
}

export async function startSlowLine(): Promise<SlowLine> {
  let drawn: () => Promise<void> = () => Promise.resolve();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const isPage = request.headers['sec-fetch-dest'] === 'document';
    const given = await fetch(platform.origin + (request.url ?? '/'), { redirect: 'manual' });
    response.writeHead(given.status, {
      'content-type': given.headers.get('content-type') ?? 'text/plain',
      'cache-control': 'no-store',
    });
    if (!isPage) return response.end(Buffer.from(await given.arrayBuffer()));
    for (const piece of piecesOf(await given.text())) {
      response.write(piece);
      await drawn();
    }
    return response.end();
  };
  const { port, stop } = await startLocalServer((request, response) => {
    // The browser may have gone on to another page.
    answer(request, response).catch(() => response.destroy());
  });
  const origin = `http://localhost:${port}`;
  return {
    open: async (page, path) => {
      const opened = Promise.withResolvers<undefined>();
      let elements = 0;
      drawn = async () => {
        await opened.promise;
        elements = await drawnBeyond(page, elements);
      };
      await page.goto(origin + path, { waitUntil: 'commit' });
      opened.resolve(undefined);
      await page.waitForLoadState('networkidle');
    },
    stop,
  };
}

function piecesOf(html: string): string[] {
  const [start, page] = [html.indexOf('<body'), html.indexOf('<main')];
  const cutsIn = (from: number, to: number, at: RegExp) =>
    [...html.slice(from, to).matchAll(at)].map(({ index }) => from + index);
  const cuts = [...cutsIn(start, page, ABOVE), ...cutsIn(page, html.length, WITHIN).slice(0, FIRST_OF_PAGE)];
  return [0, ...cuts].map((from, at) => html.slice(from, cuts[at]));
}

/** Waits until the browser has read, and drawn, more elements than these; how many there are then. */
async function drawnBeyond(page: Page, elements: number): Promise<number> {
  const read = await page.waitForFunction((before) => {
    const { length } = document.getElementsByTagName('*');
    return length > before && length;
  }, elements);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return Number(await read.jsonValue());
}
