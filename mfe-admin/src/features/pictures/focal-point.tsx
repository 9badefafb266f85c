import type { MediaImage } from '@polden/api-contract';
import { formatPercent } from '@polden/ru';
import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import { cropAround } from './crop-around.ts';
import css from './focal-point.module.css';
import { useFocalPoint } from './use-focal-point.ts';

const MAX_HEIGHT_REM = 28;
const STEP = 0.01;
const LARGE_STEP = 0.1;
const MOVES: Record<string, [x: number, y: number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The whole image with what of it is seen in a place of this aspect, and the point around which it is cut. */
export function FocalPoint({ picture, aspect }: { picture: MediaImage; aspect: number }) {
  const hintId = useId();
  const { focus, move, save } = useFocalPoint(picture);
  const ratio = picture.width / picture.height;
  const crop = cropAround(focus, ratio, aspect);

  function onClick({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>): void {
    // Enter and the space bar click as well, but nowhere.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    save({ x: (clientX - left) / width, y: (clientY - top) / height });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const direction = MOVES[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    move({ x: focus.x + direction[0] * step, y: focus.y + direction[1] * step });
  }

  return (
    <div className={css.field}>
      <button
        type="button"
        className={css.image}
        style={{ aspectRatio: ratio, width: `min(100%, ${MAX_HEIGHT_REM * ratio}rem)` }}
        aria-label="Главное на картинке"
        aria-describedby={hintId}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onKeyUp={({ key }) => key in MOVES && save(focus)}
      >
        <img src={picture.url} srcSet={picture.srcset} sizes="32rem" alt="" draggable={false} />
        <span className={css.crop} style={crop} />
        <span className={css.point} style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }} />
      </button>
      <p className={css.hint} id={hintId}>
        Щёлкните по главному на картинке: оно останется в кадре, где бы её ни обрезали. Стрелками — точнее.{' '}
        <span role="status">
          Сейчас: {percent(focus.x)} слева, {percent(focus.y)} сверху.
        </span>
      </p>
    </div>
  );
}

function percent(share: number): string {
  return formatPercent(Math.round(share * 100));
}
