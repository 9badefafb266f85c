import { mediaVideo, type FilmAttrs } from '@polden/content-model';
import { Button } from '@polden/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contentApi } from '../content-types/content.api.ts';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import css from './rich-text.module.css';

const api = contentApi(mediaVideo);

/** The films of the site, to put one into a text. */
export function FilmChooser({
  onChoose,
  onClose,
}: {
  onChoose: (film: FilmAttrs) => void;
  onClose: () => void;
}) {
  const [page, setPage] = useState(1);
  const found = useQuery({
    queryKey: ['films-for-text', page],
    queryFn: ({ signal }) => api.list({ page, status: 'published' }, signal),
  });
  return (
    <Dialog title="Видео сайта" onCancel={onClose}>
      <p role="status">
        {found.isPending && 'Загружаем…'}
        {found.data?.items.length === 0 && 'Видео пока нет: добавьте его в разделе «Видео».'}
      </p>
      <ul role="list" className={css.choices}>
        {found.data?.items.map(({ id, title }) => (
          <li key={id}>
            <Button variant="quiet" onClick={() => onChoose({ videoId: id, title })}>
              {title}
            </Button>
          </li>
        ))}
      </ul>
      <DialogActions>
        {page > 1 && (
          <Button variant="secondary" onClick={() => setPage(page - 1)}>
            Новее
          </Button>
        )}
        {page < (found.data?.pageCount ?? 1) && (
          <Button variant="secondary" onClick={() => setPage(page + 1)}>
            Старше
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          Закрыть
        </Button>
      </DialogActions>
    </Dialog>
  );
}
