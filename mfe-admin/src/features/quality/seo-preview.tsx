import { documentTitle } from '@polden/ru';
import { SHOWN_DESCRIPTION, SHOWN_TITLE } from '@polden/text-quality';
import { titleVersion, useShellData } from '@polden/ui';
import css from './quality.module.css';

export interface SeoPreviewProps {
  title: string;
  description: string;
  /** Address of the page; null before it has one. */
  path: string | null;
  isPublished: boolean;
}

/** The page as a search engine lists it, and as it is shared. */
export function SeoPreview({ title, description, path, isPublished }: SeoPreviewProps) {
  const { brand } = useShellData();
  const shown = documentTitle(title, brand.name);
  return (
    <details className={css.preview}>
      <summary>Как увидят в поиске и в соцсетях</summary>
      <p className={css.soft}>В поиске</p>
      <div className={css.snippet}>
        <p className={css.snippetAddress}>{path ?? 'адрес появится после сохранения'}</p>
        <p className={css.snippetTitle}>{cut(shown, SHOWN_TITLE + brand.name.length)}</p>
        <p>
          {cut(
            description === '' ? 'Описания нет: поисковик возьмёт кусок текста.' : description,
            SHOWN_DESCRIPTION,
          )}
        </p>
      </div>
      <p className={css.soft}>Когда делятся ссылкой</p>
      {path !== null && isPublished ? (
        <img
          className={css.card}
          src={`/og${path}.png?v=${titleVersion(title)}`}
          width={1200}
          height={630}
          alt={`Карточка: ${title}`}
        />
      ) : (
        <p className={css.soft}>Карточку нарисуем, когда страница будет на сайте.</p>
      )}
    </details>
  );
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}
