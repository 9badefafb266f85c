import { useState } from 'react';
import { useHydrated } from '../hydration/use-hydrated.ts';
import css from './request-number.module.css';

export interface RequestNumberProps {
  /** Id of the request that has failed. */
  id: string;
}

/** What somebody who asks for help can name: the number under which the failure stands in the logs. */
export function RequestNumber({ id }: RequestNumberProps) {
  const [copied, setCopied] = useState(false);
  const mayCopy = useHydrated() && 'clipboard' in navigator;
  const copy = async () =>
    setCopied(
      await navigator.clipboard.writeText(id).then(
        () => true,
        () => false,
      ),
    );
  return (
    <p className={css.number}>
      <span>
        Номер обращения: <code className={css.id}>{id}</code>
      </span>
      {mayCopy && (
        <button type="button" className={css.copy} onClick={() => void copy()}>
          Скопировать номер
        </button>
      )}
      <span role="status">{copied && 'Скопировано'}</span>
    </p>
  );
}
