import type { MediaListItem } from '@polden/api-contract';
import { formatFileSize, plural } from '@polden/ru';
import { Picture } from '../pictures/picture.tsx';
import css from './media.module.css';

const PLACES = { single: 'место', more: 'места', many: 'мест' };

/** A picture or a file of the library, which opens. */
export function MediaCard({ item, onOpen }: { item: MediaListItem; onOpen: () => void }) {
  const { fileName, bytes, uses, image, file, alt } = item;
  return (
    <button type="button" className={css.card} onClick={onOpen}>
      {image ? (
        <Picture picture={image} alt={alt} aspect={4 / 3} sizes="14rem" />
      ) : (
        <span className={css.paper} aria-hidden="true">
          {file?.fileType.toUpperCase()}
        </span>
      )}
      <span className={css.name}>{fileName || 'Без имени'}</span>
      <span className={css.soft}>
        {formatFileSize(bytes)}, {uses === 0 ? 'нигде не стоит' : `${uses} ${plural(uses, PLACES)} на сайте`}
      </span>
    </button>
  );
}
