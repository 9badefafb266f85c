import { useMemo } from 'react';
import { useIsThere } from '../shell-data/use-shell-data.ts';

/** In sanitised HTML. */
const LINK = /<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs;

/** What an editor has linked to a page that is not there stays as words. `html` is sanitised. */
export function useLiveHtml(html: string): string {
  const isThere = useIsThere();
  return useMemo(
    () => html.replace(LINK, (link, url: string, words: string) => (isThere(url) ? link : words)),
    [html, isThere],
  );
}
