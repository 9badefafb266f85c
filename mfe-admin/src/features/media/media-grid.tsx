import type { MediaList, MediaListItem } from '@polden/api-contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NotRead } from '../controls/not-read.tsx';
import css from './media.module.css';
import { MediaCard } from './media-card.tsx';

export interface MediaGridProps {
  query: UseQueryResult<MediaList>;
  /** Said when there is nothing. */
  empty: string;
  /** Said otherwise. */
  note?: ReactNode;
  onOpen: (item: MediaListItem) => void;
}

/** A page of the library, on its way, or what kept it away. */
export function MediaGrid({ query, empty, note, onOpen }: MediaGridProps) {
  const { data, isError, isPlaceholderData } = query;
  return (
    <>
      <p role="status" className={css.soft}>
        {!data && !isError && 'Загружаем…'}
        {data?.items.length === 0 ? empty : note}
      </p>
      {!data && <NotRead of={[query]} failed="Картинки не загрузились" />}
      <ul role="list" className={css.grid} data-stale={isPlaceholderData || undefined}>
        {data?.items.map((item) => (
          <li key={item.id}>
            <MediaCard item={item} onOpen={() => onOpen(item)} />
          </li>
        ))}
      </ul>
    </>
  );
}
