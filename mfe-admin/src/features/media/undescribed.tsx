import type { MediaListItem } from '@polden/api-contract';
import { plural } from '@polden/ru';
import { Button, TextField } from '@polden/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMutation } from '../calls/use-mutation.ts';
import { NotRead } from '../controls/not-read.tsx';
import { UnsavedQuestion } from '../dialog/unsaved-question.tsx';
import { Picture } from '../pictures/picture.tsx';
import { useKept } from '../session/use-kept.ts';
import { useKeptNotice } from '../session/use-kept-notice.ts';
import { toast } from '../toasts/toast.store.ts';
import { MAX_ALT } from './max-alt.ts';
import { MEDIA_KEYS, mediaApi } from './media.api.ts';
import css from './media.module.css';
import { isOtherView } from './media-state.ts';

const UNNAMED = 'Без имени';
const NOT_SAVED = 'Не сохранились описания того, что уже описали или удалили другие сотрудники';
const PICTURES = { single: 'картинку', more: 'картинки', many: 'картинок' };

/** Pictures without a description, one after another: each typed description is saved at once. */
export function Undescribed() {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useKept<Record<string, string>>('media:undescribed', {});
  const query = useQuery({
    queryKey: MEDIA_KEYS.undescribed,
    queryFn: ({ signal }) => mediaApi.list({ undescribed: '1' }, signal),
  });
  const { data } = query;
  // What is not shown any more somebody else has described, or it is gone.
  const written = (data?.items ?? []).flatMap(({ id, fileName }) => {
    const alt = typed[id]?.trim() ?? '';
    return alt === '' ? [] : { id, alt, fileName };
  });
  useKeptNotice(written.length > 0);
  const saving = useMutation({
    mutationFn: (sent: typeof written) => mediaApi.describeMany(sent.map(({ id, alt }) => ({ id, alt }))),
    meta: { failure: 'Описания не сохранились.' },
    onSuccess: ({ left }, sent) => {
      if (left.length < sent.length) toast.success('Описания сохранены');
      if (left.length > 0)
        toast.error(`${NOT_SAVED}: ${namesOf(sent.filter(({ id }) => left.includes(id)))}.`);
      // What was typed of others meanwhile stays, and so do other words for one of these.
      const isSent = ([id, alt]: [string, string]) =>
        sent.some((one) => one.id === id && one.alt === alt.trim());
      setTyped(Object.fromEntries(Object.entries(typed).filter((entry) => !isSent(entry))));
      void queryClient.invalidateQueries({ queryKey: MEDIA_KEYS.all });
    },
  });
  if (!data) return <NotRead of={[query]} loading="Загружаем…" failed="Картинки не загрузились" />;
  if (data.items.length === 0) return <p>У всех картинок есть описания.</p>;
  return (
    <form
      className={css.sections}
      aria-label="Картинки без описания"
      onSubmit={(event) => {
        event.preventDefault();
        if (written.length > 0 && !saving.isPending) saving.mutate(written);
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
              label={item.fileName || UNNAMED}
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
        <Button type="submit" busy={saving.isPending} waits={written.length === 0}>
          {written.length === 0
            ? 'Сохранить описания'
            : `Описать ${written.length} ${plural(written.length, PICTURES)}`}
        </Button>
      </p>
    </form>
  );
}

function namesOf(items: readonly Pick<MediaListItem, 'fileName'>[]): string {
  return items.map(({ fileName }) => `«${fileName || UNNAMED}»`).join(', ');
}

function Thumbnail({ item: { image } }: { item: MediaListItem }) {
  return image ? <Picture picture={image} alt="" aspect={4 / 3} sizes="8rem" /> : null;
}
