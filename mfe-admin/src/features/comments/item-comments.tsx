import { COMMENT_RIGHTS, type ItemComment } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { formatDate } from '@polden/ru';
import { Button } from '@polden/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageOf } from '../calls/message-of.ts';
import { useMutation } from '../calls/use-mutation.ts';
import { SmallButton } from '../controls/small-button.tsx';
import { useAdminType } from '../content-types/admin-type.tsx';
import { UnsavedQuestion } from '../dialog/unsaved-question.tsx';
import { useKeptMessage } from '../session/use-kept.ts';
import { useMay } from '../session/use-may.ts';
import { COMMENT_KEYS, commentsApi } from './comments.api.ts';
import css from './comments.module.css';
import { MentionInput } from './mention-input.tsx';

/** What the staff says about an item; visitors never see it. */
export function ItemComments({ id }: { id: number }) {
  const maySee = useMay(COMMENT_RIGHTS.list);
  return maySee ? <Discussion key={id} id={id} /> : null;
}

function Discussion({ id }: { id: number }) {
  const { type } = useAdminType();
  const headingId = useId();
  const mayAdd = useMay(COMMENT_RIGHTS.add);
  const mayResolve = useMay(COMMENT_RIGHTS.resolve);
  const queryClient = useQueryClient();
  const key = COMMENT_KEYS.of(type.name, id);
  const { text, key: callKey, write, taken } = useKeptMessage(`comment:${type.name}:${id}`);
  const [all, setAll] = useState(false);
  const { data: comments = [] } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => commentsApi.list(type.name, id, signal),
  });
  const onSuccess = (next: ItemComment[]) => queryClient.setQueryData(key, next);
  const adding = useMutation({
    mutationFn: (sent: string) => commentsApi.add(type.name, id, sent, callKey),
    meta: { shownInPlace: [422] },
    onSuccess: (next, sent) => {
      onSuccess(next);
      taken(sent);
    },
  });
  const resolving = useMutation({
    mutationFn: ({ id: comment, resolved }: { id: number; resolved: boolean }) =>
      commentsApi.resolve(comment, resolved),
    onSuccess,
  });
  const open = comments.filter(({ resolved }) => resolved === null);
  const shown = all ? comments : open;
  const refusal = adding.error instanceof HttpError ? messageOf(adding.error) : undefined;
  return (
    <section className={css.comments} aria-labelledby={headingId}>
      <h2 id={headingId} className={css.heading}>
        Комментарии сотрудников
      </h2>
      {shown.length > 0 && (
        <ol role="list" className={css.list}>
          {shown.map((comment) => (
            <li
              key={comment.id}
              className={css.comment}
              data-resolved={comment.resolved !== null || undefined}
            >
              <p className={css.who}>
                <strong>{comment.author}</strong>, {formatDate(comment.at, 'DD.MM.YYYY HH:mm')}
              </p>
              <p className={css.text}>
                <WithMentions comment={comment} />
              </p>
              {comment.resolved && (
                <p className={css.who}>
                  Решено: {comment.resolved.by}, {formatDate(comment.resolved.at, 'DD.MM.YYYY HH:mm')}
                </p>
              )}
              {mayResolve && (
                <SmallButton
                  about={`комментарий, ${comment.author}`}
                  idle={resolving.isPending}
                  onClick={() => resolving.mutate({ id: comment.id, resolved: comment.resolved === null })}
                >
                  {comment.resolved ? 'Открыть снова' : 'Решено'}
                </SmallButton>
              )}
            </li>
          ))}
        </ol>
      )}
      {comments.length > open.length && (
        <p>
          <Button variant="quiet" onClick={() => setAll(!all)}>
            {all ? 'Скрыть решённые' : `Показать решённые: ${comments.length - open.length}`}
          </Button>
        </p>
      )}
      {mayAdd && (
        <div className={css.form}>
          <UnsavedQuestion isUnsaved={text.trim() !== ''}>Комментарий ещё не отправлен.</UnsavedQuestion>
          <MentionInput value={text} error={refusal} onChange={write} />
          <Button
            variant="secondary"
            busy={adding.isPending}
            waits={text.trim() === ''}
            onClick={() => adding.mutate(text)}
          >
            Отправить комментарий
          </Button>
        </div>
      )}
    </section>
  );
}

/** The text with the names of the mentioned people marked. */
function WithMentions({ comment: { text, mentions } }: { comment: ItemComment }) {
  if (mentions.length === 0) return text;
  const names = mentions.toSorted((one, other) => other.length - one.length);
  const pattern = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')).join('|');
  const parts = text.split(new RegExp(`(@(?:${pattern}))`, 'giu'));
  // Every second part is what was split by.
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={css.mention}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
