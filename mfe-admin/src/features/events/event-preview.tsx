import type { event, ContentValues } from '@polden/content-model';
import { formatDate, moscowDay } from '@polden/ru';
import { Button, Notice } from '@polden/ui';
import { useId, useState } from 'react';
import { NativeInput } from '../controls/native-input.tsx';
import { Select } from '../controls/select.tsx';
import { usePicture } from '../pictures/pictures.store.ts';
import { EventBoard } from './event-board.tsx';
import { type EventPlace, type EventTime, layoutOf, timeOn, USUAL } from './event-layout.ts';
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

/** The banner of an event, on a day and on a screen; on a wide one its title and picture are moved. */
export function EventPreview({ values, onChange }: EventPreviewProps) {
  const { title, startsOn = null, endsOn = null, image, width = 'auto' } = values;
  const id = useId();
  const picture = usePicture(image?.mediaId);
  const [day, setDay] = useState(() => moscowDay(new Date()));
  const [place, setPlace] = useState('page');
  const layout = layoutOf(values);
  return (
    <figure className={css.preview}>
      <figcaption className={css.caption}>
        {place === 'page'
          ? 'Так баннер встанет на широком экране.'
          : 'На телефоне картинка, заголовок и срок стоят в одну строку.'}
        {onChange && place === 'page' && (
          <> Перетащите заголовок и картинку или выберите их и двигайте стрелками, с Shift — быстрее.</>
        )}
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
      <TimeNotice time={timeOn(day, startsOn, endsOn)} startsOn={startsOn} endsOn={endsOn} />
      <EventBoard
        title={title === undefined || title === '' ? 'Заголовок' : title}
        until={endsOn ? `до ${formatDate(endsOn, 'long')}` : null}
        picture={picture}
        width={width}
        phone={place === 'phone'}
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
