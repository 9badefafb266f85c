import { type SyntheticEvent, useState } from 'react';
import { useHydrated } from '@polden/ui';
import css from './documents.module.css';

/** A PDF in the page, loaded when it is unfolded. Without scripts, or without a viewer, the link above opens the file. */
export function Preview({ title, url }: { title: string; url: string }) {
  const hydrated = useHydrated();
  const [opened, setOpened] = useState(false);
  const unfold = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) setOpened(true);
  };
  const shows = hydrated && navigator.pdfViewerEnabled;
  return (
    <details className={css.preview} onToggle={unfold} hidden={hydrated && !shows}>
      <summary className={css.previewSummary}>Посмотреть здесь</summary>
      {opened ? (
        <iframe className={css.frame} src={`${url}?inline=1`} title={`Просмотр: ${title}`} />
      ) : (
        <p className={css.frameWords}>
          Просмотр откроется с включённым JavaScript. Файл можно{' '}
          <a href={`${url}?inline=1`}>открыть отдельно</a>.
        </p>
      )}
    </details>
  );
}
