import { useLiveHtml } from './live-html.ts';
import css from './prose.module.css';

export interface ProseProps {
  /** Rich text that the server has sanitised; links to pages that are not there become words. */
  html: string;
}

/** A text to be read: headings from the second level, lists, quotes, tables, pictures. */
export function Prose({ html }: ProseProps) {
  return <div className={css.prose} dangerouslySetInnerHTML={{ __html: useLiveHtml(html) }} />;
}
