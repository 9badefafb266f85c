import type { Anchor } from './anchored-html.ts';
import css from './contents.module.css';

/** Fewer headings are seen at a glance. */
const WORTH_LISTING = 3;

/** Table of contents of a long text. */
export function Contents({ anchors }: { anchors: readonly Anchor[] }) {
  if (anchors.length < WORTH_LISTING) return null;
  return (
    <nav aria-label="Содержание" className={css.contents}>
      <p className={css.title}>Содержание</p>
      <ol role="list" className={css.list}>
        {anchors.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={css.link}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
