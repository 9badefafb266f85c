import { Button, Notice } from '@polden/ui';
import type { UseQueryResult } from '@tanstack/react-query';

export interface NotReadProps {
  /** All that the place is made of. */
  of: readonly Pick<UseQueryResult, 'data' | 'isError' | 'refetch'>[];
  /** «Загружаем сеансы…» */
  loading: string;
  /** «Сеансы не загрузились» */
  failed: string;
}

/** In the place of what is not there yet: that it is read, or that it was not, with the way to ask again. */
export function NotRead({ of: queries, loading, failed }: NotReadProps) {
  const missing = queries.filter(({ data, isError }) => isError && data === undefined);
  if (missing.length === 0) return <p role="status">{loading}</p>;
  return (
    <Notice tone="error" title={failed}>
      <Button variant="secondary" onClick={() => missing.forEach(({ refetch }) => void refetch())}>
        Попробовать ещё раз
      </Button>
    </Notice>
  );
}
