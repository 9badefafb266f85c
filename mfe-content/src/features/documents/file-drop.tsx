import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon, Notice, useHydrated } from '@polden/ui';
import { CHECK_PATH } from './document-sections.ts';
import { digestOf, MOST_BYTES } from './file-digest.ts';
import css from './check.module.css';

const TOO_LARGE = 'Файл больше 100 МБ: таких документов мы не публикуем.';
const UNREADABLE = 'Браузер не смог прочитать файл. Выберите его ещё раз или вставьте отпечаток ниже.';

/** Takes a file, computes its digest in the browser, and asks the register for it. */
export function FileDrop() {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState('');

  const check = async (file: File | undefined) => {
    setProblem('');
    if (!file) return;
    if (file.size > MOST_BYTES) return setProblem(TOO_LARGE);
    try {
      const sha256 = await digestOf(file);
      await navigate(`${CHECK_PATH}?sha256=${sha256}#otvet`);
    } catch {
      setProblem(UNREADABLE);
    }
  };

  return (
    <div className={css.onlyWithScripts}>
      <label className={css.drop} data-over={over || undefined}>
        <Icon name="shield" size={32} />
        <span className={css.dropTitle}>Выберите файл или перетащите его сюда</span>
        <span className={css.dropHint}>Отпечаток посчитает браузер, файл никуда не отправится</span>
        <input
          className={css.file}
          type="file"
          disabled={!hydrated}
          // A browser takes what is dropped on the field itself, which covers the whole frame.
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onChange={({ currentTarget }) => {
            setOver(false);
            void check(currentTarget.files?.[0]);
          }}
        />
      </label>
      {problem && (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
    </div>
  );
}
