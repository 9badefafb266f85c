import type { Photo, PhotoGroup } from '@polden/api-contract';
import { plural } from '@polden/ru';
import { Details, Picture, useHydrated } from '@polden/ui';
import { Link } from 'react-router-dom';
import { FROM_PAGE, photoAddress } from './photo-address.ts';
import css from './photobank.module.css';

const SIZES = '(min-width: 992px) 300px, (min-width: 640px) 44vw, calc(100vw - 2rem)';
/** Of a group, before it is opened whole. */
const SHOWN = 6;
const PHOTOS = { single: 'изображение', more: 'изображения', many: 'изображений' };

/** Albums: the first pictures of each, and the rest on demand. */
export function PhotoGroups({ groups }: { groups: readonly PhotoGroup[] }) {
  return (
    <div className={css.groups}>
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ id, title, items }) => {
          const rest = items.slice(SHOWN);
          return (
            <section key={id} aria-labelledby={`photos-${id}`} className={css.group}>
              <h3 id={`photos-${id}`} className={css.groupTitle}>
                {title}
              </h3>
              <Photos photos={items.slice(0, SHOWN)} />
              {rest.length > 0 && (
                <Details summary={`Показать ещё ${rest.length} ${plural(rest.length, PHOTOS)}`}>
                  <Photos photos={rest} />
                </Details>
              )}
            </section>
          );
        })}
    </div>
  );
}

function Photos({ photos }: { photos: readonly Photo[] }) {
  return (
    <ul role="list" className={css.tiles}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <PhotoTile photo={photo} />
        </li>
      ))}
    </ul>
  );
}

/** Opens over the page where scripts run, and as a file where they do not. */
function PhotoTile({ photo: { id, title, image } }: { photo: Photo }) {
  const hydrated = useHydrated();
  if (!image) return null;
  const picture = <Picture image={image} sizes={SIZES} ratio="wide" />;
  return (
    <figure className={css.tile}>
      {hydrated ? (
        <Link to={photoAddress(id)} state={FROM_PAGE} preventScrollReset aria-label={`Открыть: ${title}`}>
          {picture}
        </Link>
      ) : (
        <a href={image.url} aria-label={`Открыть: ${title}`}>
          {picture}
        </a>
      )}
      <figcaption className={css.caption}>{title}</figcaption>
    </figure>
  );
}
