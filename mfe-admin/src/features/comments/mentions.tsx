import { COMMENT_RIGHTS } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useMutation } from '../calls/use-mutation.ts';
import { SmallButton } from '../controls/small-button.tsx';
import { findAdminType } from '../content-types/admin-type.tsx';
import { ItemLink } from '../content-types/item-link.tsx';
import { useMay } from '../session/use-may.ts';
import { COMMENT_KEYS, commentsApi } from './comments.api.ts';
import css from './comments.module.css';

/** Where one was named and has not looked yet; nothing when nobody has. */
export function Mentions() {
  const may = useMay(COMMENT_RIGHTS.mentions);
  const maySee = useMay(COMMENT_RIGHTS.seen);
  const headingId = useId();
  const queryClient = useQueryClient();
  const { data: mentions = [] } = useQuery({
    queryKey: COMMENT_KEYS.mentions,
    queryFn: ({ signal }) => commentsApi.mentions(signal),
    enabled: may,
  });
  const seeing = useMutation({
    mutationFn: commentsApi.seen,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: COMMENT_KEYS.mentions }),
  });
  if (mentions.length === 0) return null;
  return (
    <section className={css.comments} aria-labelledby={headingId}>
      <h2 id={headingId} className={css.heading}>
        Вас упомянули
      </h2>
      <ul role="list" className={css.list}>
        {mentions.map(({ id, type, itemId, author, text, at }) => {
          const found = findAdminType(type);
          return (
            <li key={id} className={css.comment}>
              <p className={css.who}>
                <strong>{author}</strong>, {formatDate(at, 'DD.MM.YYYY HH:mm')}
                {found && (
                  <>
                    {' '}
                    —{' '}
                    <ItemLink type={type} id={itemId}>
                      {found.type.titles.section}
                    </ItemLink>
                  </>
                )}
              </p>
              <p className={css.text}>{text}</p>
              {maySee && (
                <SmallButton
                  about={`упоминание, ${author}`}
                  idle={seeing.isPending}
                  onClick={() => seeing.mutate(id)}
                >
                  Прочитано
                </SmallButton>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
