import type { MediaImage, MediaListItem } from '@polden/api-contract';
import { DEBOUNCE_MS } from '@polden/ru';
import { Button, TextField } from '@polden/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { MEDIA_KEYS, mediaApi } from './media.api.ts';
import { MediaGrid } from './media-grid.tsx';

export interface PictureChooserProps {
  /** The picture, and what the library says is to be seen on it; '' when it says nothing. */
  onChoose: (picture: MediaImage, alt: string) => void;
  onClose: () => void;
}

/** The pictures of the library, the newest first, to take one. */
export function PictureChooser({ onChoose, onClose }: PictureChooserProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [{ search, page }, setShown] = useState({ search: '', page: 1 });
  const query = { search, page, kind: 'image' } as const;
  const found = useQuery({
    queryKey: MEDIA_KEYS.list(query),
    queryFn: ({ signal }) => mediaApi.list(query, signal),
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === search) return undefined;
    const timer = setTimeout(() => setShown({ search: wanted, page: 1 }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, search]);
  const take = ({ image, alt }: MediaListItem) => image && onChoose(image, alt);
  const pageCount = found.data?.pageCount ?? 1;
  const turn = (step: number) => setShown({ search, page: page + step });

  return (
    <Dialog title="Картинка из медиатеки" wide onCancel={onClose}>
      <TextField
        id={id}
        label="Поиск"
        name="picture-search"
        type="search"
        maxLength={100}
        placeholder="Часть имени файла"
        value={text}
        onChange={setText}
      />
      <MediaGrid
        query={found}
        empty="Ничего не нашлось."
        note={pageCount > 1 && `Страница ${page} из ${pageCount}`}
        onOpen={take}
      />
      <DialogActions>
        {page > 1 && (
          <Button variant="secondary" onClick={() => turn(-1)}>
            Новее
          </Button>
        )}
        {page < pageCount && (
          <Button variant="secondary" onClick={() => turn(1)}>
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
