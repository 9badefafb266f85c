import type { event, ContentValues } from '@polden/content-model';
import { formatDate, moscowDay } from '@polden/ru';
import { Button, EventStrip, Notice } from '@polden/ui';
import { useId, useState } from 'react';
import { NativeInput } from '../controls/native-input.tsx';
import { Select } from '../controls/select.tsx';
import { usePicture } from '../pictures/pictures.store.ts';
import { EventBoard } from './event-board.tsx';
import { type EventPlace, type EventTime, layoutOf, timeOn, USUAL } from './event-layout.ts';
import { EventScreen } from './event-screen.tsx';
import css from './event-preview.module.css';

type EventValues = Partial<ContentValues<typeof event>>;

const PLACES = [
  { value: 'page', label: 'Компьютер' },
  { value: 'phone', label: 'Телефон' },
];

export interface EventPreviewProps {
  values: EventValues;
  /** Says where title and picture were put; not given: it is only looked at. */
  onChange?: ((place: EventPlace) => void) | undefined;
}

/** The banner of an event as visitors see it, on a day and on a screen, and the board on which its parts are placed. */
export function EventPreview({ values, onChange }: EventPreviewProps) {
  const { title, startsOn = null, endsOn = null, image, width = 'auto' } = values;
  const id = useId();
  const picture = usePicture(image?.mediaId);
  const [day, setDay] = useState(() => moscowDay(new Date()));
  const [place, setPlace] = useState('page');
  const layout = layoutOf(values);
  const words = title === undefined || title === '' ? 'Заголовок' : title;
  const time = timeOn(day, startsOn, endsOn);
  return (
    <figure className={css.preview}>
      <figcaption className={css.caption}>
        Так баннер увидят посетители: узкая строка над страницей
        {place === 'phone' && ', на телефоне без картинки'}.
      </figcaption>
      <div className={css.settings}>
        <NativeInput
          id={`${id}-day`}
          name="preview-day"
          type="date"
          label="Как будет в день"
          value={day}
          onChange={setDay}
        />
        <Select id={`${id}-place`} label="Где" value={place} options={PLACES} onChange={setPlace} />
      </div>
      <TimeNotice time={time} startsOn={startsOn} endsOn={endsOn} />
      <EventScreen place={place === 'phone' ? 'phone' : 'page'}>
        <EventStrip
          title={words}
          endsOn={endsOn}
          image={picture && { ...picture, alt: image?.alt ?? '' }}
          width={width}
          layout={layout}
        />
      </EventScreen>
      {onChange && (
        <p className={css.caption}>
          Место заголовка и картинки: перетащите их на макете или выберите и двигайте стрелками, с Shift —
          быстрее. В строке на сайте они стоят там же, насколько хватает её места.
        </p>
      )}
      <EventBoard
        title={words}
        until={endsOn ? `до ${formatDate(endsOn, 'long')}` : null}
        picture={picture}
        width={width}
        layout={layout}
        onChange={onChange}
      />
      {onChange && (
        <p className={css.tools}>
          <Button variant="quiet" onClick={() => onChange(USUAL)}>
            Поставить как обычно
          </Button>
          <span role="status">
            Заголовок: {layout.titleLeft}, {layout.titleTop}. Картинка: {layout.imageLeft}, {layout.imageTop}.
          </span>
        </p>
      )}
    </figure>
  );
}

function TimeNotice({
  time,
  startsOn,
  endsOn,
}: {
  time: EventTime;
  startsOn: string | null;
  endsOn: string | null;
}) {
  if (time === 'past' && endsOn) {
    return (
      <Notice tone="warning" title={`Событие прошло: показывали по ${formatDate(endsOn, 'long')}`}>
        В этот день посетители баннера не увидят.
      </Notice>
    );
  }
  if (time === 'coming' && startsOn) {
    return <Notice title={`Ещё не показываем: начнём ${formatDate(startsOn, 'long')}`} />;
  }
  if (time === 'unknown') return <Notice title="Укажите, с какого и по какой день показывать" />;
  return null;
}
