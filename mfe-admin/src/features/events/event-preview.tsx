import { EVENT_LAYOUT, type EventLayout } from '@polden/api-contract';
import type { event, ContentValues } from '@polden/content-model';
import { formatDate } from '@polden/ru';
import { bannerPlaces } from '@polden/ui';
import { usePicture } from '../pictures/pictures.store.ts';
import css from './event-preview.module.css';

type EventValues = Partial<ContentValues<typeof event>>;

/** The banner of an event on a wide screen, as the form places its title and picture now. */
export function EventPreview({ values }: { values: EventValues }) {
  const { title, endsOn, image, width = 'auto' } = values;
  const picture = usePicture(image?.mediaId);
  return (
    <figure className={css.preview}>
      <figcaption className={css.caption}>
        Так баннер встанет на широком экране. На телефоне картинка, заголовок и срок стоят в одну строку.
      </figcaption>
      <div className={css.page}>
        <div
          className={css.board}
          data-width={width}
          style={bannerPlaces(layoutOf(values))}
          aria-hidden="true"
        >
          <p className={css.title}>{title === undefined || title === '' ? 'Заголовок' : title}</p>
          {endsOn && <p className={css.dates}>до {formatDate(endsOn, 'long')}</p>}
          {picture ? (
            <img
              className={css.image}
              src={picture.url}
              width={picture.width}
              height={picture.height}
              alt=""
            />
          ) : (
            <span className={css.image} />
          )}
        </div>
      </div>
    </figure>
  );
}

function layoutOf(values: EventValues): EventLayout {
  const places = Object.entries(EVENT_LAYOUT).map(([name, usual]) => [
    name,
    values[name as keyof EventLayout] ?? usual,
  ]);
  return Object.fromEntries(places) as EventLayout;
}
