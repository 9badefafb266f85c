import type { MediaListItem } from '@polden/api-contract';
import { plural } from '@polden/ru';
import { Button, Notice, TextField } from '@polden/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UnsavedQuestion } from '../dialog/unsaved-question.tsx';
import { Picture } from '../pictures/picture.tsx';
import { useKept } from '../session/use-kept.ts';
import { useKeptNotice } from '../session/use-kept-notice.ts';
import { toast } from '../toasts/toast.store.ts';
import { MAX_ALT } from './max-alt.ts';
import { MEDIA_KEYS, mediaApi } from './media.api.ts';
import css from './media.module.css';
import { isOtherView } from './media-state.ts';

const PICTURES = { single: 'картинку', more: 'картинки', many: 'картинок' };

/** Pictures without a description, one after another: each typed description is saved at once. */
export function Undescribed() {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useKept<Record<string, string>>('media:undescribed', {});
  const { data, isError, refetch } = useQuery({
    queryKey: MEDIA_KEYS.undescribed,
    queryFn: ({ signal }) => mediaApi.list({ undescribed: '1' }, signal),
  });
  const written = Object.entries(typed)
    .map(([id, alt]) => ({ id, alt: alt.trim() }))
    .filter(({ alt }) => alt !== '');
  useKeptNotice(written.length > 0);
  const saving = useMutation({
    mutationFn: () => mediaApi.describeMany(written),
    meta: { failure: 'Описания не сохранились.' },
    onSuccess: () => {
      toast.success('Описания сохранены');
      setTyped({});
      void queryClient.invalidateQueries({ queryKey: MEDIA_KEYS.all });
    },
  });
  if (isError && !data) {
    return (
      <Notice tone="error" title="Картинки не загрузились">
        <Button variant="secondary" onClick={() => void refetch()}>
          Попробовать ещё раз
        </Button>
      </Notice>
    );
  }
  if (!data) return <p role="status">Загружаем…</p>;
  if (data.items.length === 0) return <p>У всех картинок есть описания.</p>;
  return (
    <form
      className={css.sections}
      aria-label="Картинки без описания"
      onSubmit={(event) => {
        event.preventDefault();
        if (written.length > 0 && !saving.isPending) saving.mutate();
      }}
    >
      <p>
        Опишите, что на картинке, для тех, кто её не видит. Описание подскажем там, где её поставят; на
        местах, где она уже стоит, своё описание останется.
      </p>
      <ul role="list" className={css.describing}>
        {data.items.map((item) => (
          <li key={item.id} className={css.described}>
            <Thumbnail item={item} />
            <TextField
              label={item.fileName || 'Без имени'}
              name={`alt-${item.id}`}
              maxLength={MAX_ALT}
              placeholder="Что на картинке"
              value={typed[item.id] ?? ''}
              onChange={(alt) => setTyped({ ...typed, [item.id]: alt })}
            />
          </li>
        ))}
      </ul>
      <UnsavedQuestion isUnsaved={written.length > 0} isLeft={isOtherView}>
        Набранные описания ещё не сохранены.
      </UnsavedQuestion>
      <p>
        <Button type="submit" busy={saving.isPending} disabled={written.length === 0}>
          {written.length === 0
            ? 'Сохранить описания'
            : `Описать ${written.length} ${plural(written.length, PICTURES)}`}
        </Button>
      </p>
    </form>
  );
}

function Thumbnail({ item: { image } }: { item: MediaListItem }) {
  return image ? <Picture picture={image} alt="" aspect={4 / 3} sizes="8rem" /> : null;
}
