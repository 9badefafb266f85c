import { useQuery } from '@tanstack/react-query';
import { NotRead } from '../controls/not-read.tsx';
import { MediaCard } from './media-card.tsx';
import { MediaDialog } from './media-dialog.tsx';
import { MEDIA_KEYS, mediaApi } from './media.api.ts';
import css from './media.module.css';
import { useOpenedMedia } from './use-opened-media.ts';

const LOOK_AGAIN_MS = 1000;

/** What is in the library more than once, to keep one of each. */
export function Duplicates() {
  const query = useQuery({
    queryKey: MEDIA_KEYS.duplicates,
    queryFn: ({ signal }) => mediaApi.duplicates(signal),
    refetchInterval: ({ state }) => (state.data?.unseen ?? 0) > 0 && LOOK_AGAIN_MS,
  });
  const { data, isError } = query;
  const [opened, setOpened] = useOpenedMedia('duplicates', data?.groups.flat());
  return (
    <section className={css.sections} aria-label="Повторы">
      <p role="status">
        {!data && !isError && 'Сравниваем картинки…'}
        {data && data.unseen > 0 && `Ещё не сравнили: ${data.unseen}`}
        {data?.unseen === 0 && data.groups.length === 0 && 'Повторов нет.'}
      </p>
      {!data && <NotRead of={[query]} failed="Повторы не нашлись: поиск не удался" />}
      {data && data.groups.length > 0 && (
        <p className={css.soft}>
          Похожие картинки и одинаковые файлы. Оставьте тот, что стоит на сайте, остальные можно убрать в
          корзину.
        </p>
      )}
      <ol role="list" className={css.groups}>
        {data?.groups.map((group) => (
          <li key={group.map(({ id }) => id).join()}>
            <ul role="list" className={css.grid}>
              {group.map((item) => (
                <li key={item.id}>
                  <MediaCard item={item} onOpen={() => setOpened(item)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {opened && (
        <MediaDialog key={opened.id} item={opened} trashed={false} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}
