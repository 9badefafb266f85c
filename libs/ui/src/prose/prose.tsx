import css from './prose.module.css';

export interface ProseProps {
  /** Rich text that the server has sanitised; it is shown as it is. */
  html: string;
}

/** A text to be read: headings from the second level, lists, quotes, tables, pictures. */
export function Prose({ html }: ProseProps) {
  return <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
