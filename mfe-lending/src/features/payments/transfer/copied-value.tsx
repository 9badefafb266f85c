import { copyText, showToast, VisuallyHidden, WithScripts } from '@polden/ui';
import { useEffect, useState } from 'react';
import css from '../payments.module.css';

const SHOWN_MS = 2_000;

export interface CopiedValueProps {
  value: string;
  /** What it is, for screen readers. */
  label: string;
  /** What a bank's form takes where that is not what people read. Default: the value. */
  copy?: string;
}

/** A value that is copied with one press; without JavaScript there is only the value, to be selected. */
export function CopiedValue({ value, label, copy = value }: CopiedValueProps) {
  const [copied, setCopied] = useState(false);
  const press = async () => {
    if (await copyText(copy)) setCopied(true);
    else showToast({ tone: 'error', text: `Браузер не дал скопировать. ${label}: ${copy}` });
  };
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const words = copied ? 'Скопировано' : 'Копировать';
  return (
    <span className={/^\d+$/u.test(value) ? `${css.value} ${css.number}` : css.value}>
      <span>{value}</span>
      <WithScripts>
        <button
          type="button"
          className={css.copy}
          // What is seen comes first, so that it can be pressed by voice.
          aria-label={`${words}: ${label}`}
          onClick={() => void press()}
        >
          {words}
        </button>
        <VisuallyHidden>
          <span role="status">{copied && `Скопировано: ${label}`}</span>
        </VisuallyHidden>
      </WithScripts>
    </span>
  );
}
