import { useState } from 'react';
import { copyText } from '../clipboard/copy-text.ts';
import { WithScripts } from '../with-scripts/with-scripts.tsx';
import css from './request-number.module.css';

export interface RequestNumberProps {
  /** Id of the request that has failed. */
  id: string;
}

/** What somebody who asks for help can name: the number under which the failure stands in the logs. */
export function RequestNumber({ id }: RequestNumberProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(id));
  return (
    <p className={css.number}>
      <span>
        Номер обращения: <code className={css.id}>{id}</code>
      </span>
      <WithScripts>
        <button type="button" className={css.copy} onClick={() => void copy()}>
          Скопировать номер
        </button>
      </WithScripts>
      <span role="status">{copied && 'Скопировано'}</span>
    </p>
  );
}
