import { type SyntheticEvent, useState } from 'react';
import { useHydrated } from '@polden/ui';
import css from './documents.module.css';

/** A PDF in the page, loaded when it is unfolded. Without a viewer in the browser, a link to the file. */
export function Preview({ title, url }: { title: string; url: string }) {
  const hydrated = useHydrated();
  const [opened, setOpened] = useState(false);
  const unfold = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) setOpened(true);
  };
  const file = `${url}?inline=1`;
  if (hydrated && !navigator.pdfViewerEnabled) {
    // As high as the row it replaces, so that nothing below moves.
    return (
      <p className={css.preview}>
        <a className={css.previewLink} href={file}>
          Открыть документ
        </a>
      </p>
    );
  }
  return (
    <details className={css.preview} onToggle={unfold}>
      <summary className={css.previewSummary}>Посмотреть здесь</summary>
      {opened ? (
        <iframe className={css.frame} src={file} title={`Просмотр: ${title}`} />
      ) : (
        <p className={css.frameWords}>
          Просмотр откроется с включённым JavaScript. Файл можно <a href={file}>открыть отдельно</a>.
        </p>
      )}
    </details>
  );
}
