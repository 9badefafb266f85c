import type { ContentListRow } from '@polden/api-contract';
import type { ContentType, HighlightWords } from '@polden/content-model';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { SmallButton } from '../../controls/small-button.tsx';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import { ItemLink } from '../../content-types/item-link.tsx';
import { StateBadge } from '../state-badge.tsx';
import { type HighlightChange, useHighlighting } from '../use-highlighting.ts';
import css from './highlights.module.css';

/** The items that stand first, in their order. */
export function Highlights({ max, words }: NonNullable<ContentType['highlights']>) {
  const titleId = useId();
  const { type, api, root } = useAdminType();
  const may = useRights();
  const [said, setSaid] = useState('');
  const { data: posts } = useQuery({
    queryKey: api.keys.highlights,
    queryFn: ({ signal }) => api.highlights(signal),
  });
  const changing = useHighlighting();
  const change = (post: ContentListRow, kind: HighlightChange['change']) =>
    changing.mutate(
      { id: post.id, change: kind },
      { onSuccess: (rows) => setSaid(whatHappened(post, rows, words)) },
    );

  return (
    <section className={css.section} aria-labelledby={titleId}>
      <h2 className={css.title} id={titleId}>
        {words.title}{' '}
        <span className={css.count}>
          {posts?.length ?? 0} из {max}
        </span>
      </h2>
      {posts?.length === 0 && (
        <p className={css.hint}>
          {`С этих записей начинается раздел. Добавьте их из списка кнопкой «${words.add}».`}
        </p>
      )}
      {posts && posts.length > 0 && (
        <ol role="list" className={css.list}>
          {posts.map((post, index) => (
            <li key={post.id} className={css.item}>
              <span className={css.place}>{index + 1}</span>
              <span className={css.name}>
                <ItemLink type={type.name} root={root} id={post.id}>
                  {post.title}
                </ItemLink>
                {post.state !== 'published' && <StateBadge state={post.state} />}
              </span>
              <span className={css.buttons}>
                {may('highlightMove') && (
                  <>
                    <SmallButton
                      about={`вверх «${post.title}»`}
                      idle={index === 0 || changing.isPending}
                      onClick={() => change(post, 'up')}
                    >
                      <span aria-hidden="true">↑</span>
                    </SmallButton>
                    <SmallButton
                      about={`вниз «${post.title}»`}
                      idle={index === posts.length - 1 || changing.isPending}
                      onClick={() => change(post, 'down')}
                    >
                      <span aria-hidden="true">↓</span>
                    </SmallButton>
                  </>
                )}
                {may('highlightRemove') && (
                  <SmallButton
                    about={`«${post.title}» ${words.outOf}`.trimEnd()}
                    idle={changing.isPending}
                    onClick={() => change(post, 'remove')}
                  >
                    {words.remove}
                  </SmallButton>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
      <div role="status" className="visually-hidden">
        {said}
      </div>
    </section>
  );
}

function whatHappened(
  { id, title }: ContentListRow,
  rows: ContentListRow[],
  { gone }: HighlightWords,
): string {
  const place = rows.findIndex((row) => row.id === id) + 1;
  return place > 0 ? `«${title}»: место ${place} из ${rows.length}` : `«${title}» ${gone}`;
}
