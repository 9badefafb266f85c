import { Button, Notice } from '@polden/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

export interface NotReadProps {
  /** All that the place is made of. */
  of: readonly Pick<UseQueryResult, 'data' | 'isError' | 'errorUpdateCount' | 'refetch'>[];
  /** «Загружаем сеансы…»; not given where a line that stays says it. */
  loading?: string;
  /** «Сеансы не загрузились» */
  failed: string;
}

/** In the place of what is not there yet: that it is read, or that it was not, with the way to ask again. */
export function NotRead({ of: queries, loading, failed }: NotReadProps) {
  /** The button keeps the focus while it is read again. */
  const [isAskedAgain, setAskedAgain] = useState(false);
  const absent = queries.filter(({ data }) => data === undefined);
  const missing = absent.filter(({ isError }) => isError);
  // Another page or filter meanwhile is something else, which is read for the first time.
  const isReadAgain = isAskedAgain && absent.some(({ errorUpdateCount }) => errorUpdateCount > 0);
  if (missing.length === 0 && !isReadAgain)
    return loading === undefined ? null : <p role="status">{loading}</p>;
  const ask = () => {
    setAskedAgain(true);
    for (const { refetch } of missing) void refetch();
  };
  return (
    <Notice live tone="error" title={failed}>
      <Button variant="secondary" busy={missing.length === 0} onClick={ask}>
        Попробовать ещё раз
      </Button>
    </Notice>
  );
}
