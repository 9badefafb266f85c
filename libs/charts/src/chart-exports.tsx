import { useRef, useState } from 'react';
import { showToast, useHydrated } from '@polden/ui';
import { csvAddress } from './chart-csv.ts';
import type { PictureWords } from './chart-picture.ts';
import css from './chart.module.css';

interface ChartExportsProps {
  csv: string;
  /** Of the files, without what they end with. */
  fileName: string;
  words: PictureWords;
}

/** The figures and the drawing as files. The one works without JavaScript; what makes the other is loaded when asked. */
export function ChartExports({ csv, fileName, words }: ChartExportsProps) {
  const here = useRef<HTMLParagraphElement>(null);
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);

  const save = async () => {
    const drawing = here.current?.closest('figure')?.querySelector<SVGSVGElement>('svg[data-drawing]');
    if (!drawing || busy) return;
    setBusy(true);
    try {
      const { savePicture } = await import(/* webpackChunkName: "chart-picture" */ './chart-picture.ts');
      await savePicture(drawing, words, `${fileName}.png`);
    } catch (error) {
      console.warn(error);
      showToast({ text: 'Картинку сделать не получилось. Скачайте таблицу.', tone: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <p className={css.exports} ref={here}>
      <a className={css.export} href={csvAddress(csv)} download={`${fileName}.csv`}>
        Скачать таблицу (CSV)
      </a>
      <button
        type="button"
        className={css.export}
        disabled={!hydrated}
        aria-busy={busy || undefined}
        data-needs-script
        onClick={save}
      >
        Скачать картинку (PNG)
      </button>
    </p>
  );
}
