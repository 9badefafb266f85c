import { type Desk as DeskFacts, DESK_RIGHTS, type DeskDraft } from '@polden/api-contract';
import { formatNumber } from '@polden/ru';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Mentions } from '../comments/mentions.tsx';
import { useMay } from '../session/use-may.ts';
import { DESK_KEY, deskApi } from './desk.api.ts';
import { ItemRows } from './item-rows.tsx';
import { WaitingList } from './waiting-list.tsx';
import css from './desk.module.css';

/** What waits, what comes out by itself, what is begun, and where the person was last. */
export function Desk() {
  const may = useMay(DESK_RIGHTS.overview);
  const { data } = useQuery({
    queryKey: DESK_KEY,
    queryFn: ({ signal }) => deskApi.overview(signal),
    enabled: may,
  });
  return (
    <div className={css.desk}>
      <div className={css.column}>
        <WaitingList />
        <Mentions />
        {data && <Scheduled scheduled={data.scheduled} />}
        {data && <Drafts drafts={data.drafts} />}
      </div>
      <div className={css.column}>{data && <Recent items={data.recent} />}</div>
    </div>
  );
}

function Drafts({ drafts: { items, total } }: Pick<DeskFacts, 'drafts'>) {
  if (items.length === 0) return null;
  return (
    <Part title="Черновики" total={total}>
      <ItemRows
        items={items}
        note={({ author, over }) =>
          [over && 'правки опубликованного', nameOf(author)].filter(Boolean).join(' · ')
        }
      />
    </Part>
  );
}

function nameOf(author: DeskDraft['author']): string {
  if (author === null) return '';
  return author.isMe ? 'ваш' : author.name;
}

function Scheduled({ scheduled: { items, total } }: Pick<DeskFacts, 'scheduled'>) {
  if (items.length === 0) return null;
  return (
    <Part title="Выйдет само" total={total}>
      <ItemRows items={items} />
    </Part>
  );
}

function Recent({ items }: { items: DeskFacts['recent'] }) {
  return (
    <Part title="Вы недавно правили">
      {items.length > 0 ? (
        <ItemRows items={items} />
      ) : (
        <p className={css.soft}>Здесь появятся записи, которые вы изменили.</p>
      )}
    </Part>
  );
}

function Part({ title, total, children }: { title: string; total?: number; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <h2 className={css.heading} id={titleId}>
        {title}
        {total !== undefined && <span className={css.soft}> {formatNumber(total)}</span>}
      </h2>
      {children}
    </section>
  );
}
