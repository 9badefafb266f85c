import type { MediaCrop, MediaImage, MediaTurn } from '@polden/api-contract';
import { formatPercent } from '@polden/ru';
import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { moved, resized } from './crop-box.ts';
import css from './crop.module.css';

const STEP = 0.02;
const MOVES: Record<string, [x: number, y: number] | undefined> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

export interface CropFrameProps {
  picture: MediaImage;
  turn: MediaTurn;
  box: MediaCrop;
  /** In shares of the turned picture; null: free. */
  aspect: number | null;
  onChange: (box: MediaCrop) => void;
}

/** The turned picture with the part that stays: dragged, stretched by its corner, or both with the arrows. */
export function CropFrame({ picture, turn, box, aspect, onChange }: CropFrameProps) {
  const hintId = useId();
  const area = useRef<HTMLDivElement>(null);
  const lies = turn === 90 || turn === 270;
  const ratio = lies ? picture.height / picture.width : picture.width / picture.height;

  function onKeyDown(event: KeyboardEvent): void {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    onChange(event.shiftKey ? resized(box, ...move, aspect) : moved(box, ...move));
  }

  /** How far the pointer has come since the last time, in shares of the picture. */
  function drag(change: (dx: number, dy: number) => MediaCrop) {
    return (event: PointerEvent<HTMLElement>): void => {
      const { width, height } = area.current?.getBoundingClientRect() ?? {};
      if (!width || !height || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      event.stopPropagation();
      onChange(change(event.movementX / width, event.movementY / height));
    };
  }

  const hold = (event: PointerEvent<HTMLElement>): void => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  return (
    <div className={css.field}>
      <div
        ref={area}
        className={css.area}
        style={{ aspectRatio: ratio, width: `min(100%, ${26 * ratio}rem)` }}
      >
        <img
          className={css.picture}
          src={picture.url}
          alt=""
          draggable={false}
          style={{ width: lies ? `${100 / ratio}%` : '100%', rotate: `${turn}deg` }}
        />
        <button
          type="button"
          className={css.box}
          style={{
            left: cssShare(box.x),
            top: cssShare(box.y),
            width: cssShare(box.width),
            height: cssShare(box.height),
          }}
          aria-label="Кадр"
          aria-describedby={hintId}
          onKeyDown={onKeyDown}
          onPointerDown={hold}
          onPointerMove={drag((dx, dy) => moved(box, dx, dy))}
        >
          <span
            className={css.corner}
            onPointerDown={hold}
            onPointerMove={drag((dx, dy) => resized(box, dx, dy, aspect))}
          />
        </button>
      </div>
      <p id={hintId} className={css.hint}>
        Перетащите кадр или потяните за угол. Стрелки двигают кадр, с Shift — меняют размер.{' '}
        <span role="status">
          Кадр: {percent(box.width)} × {percent(box.height)}, отступ {percent(box.x)} слева, {percent(box.y)}{' '}
          сверху.
        </span>
      </p>
    </div>
  );
}

/** For styles: words have their own way to write it. */
function cssShare(share: number): string {
  return `${share * 100}%`;
}

function percent(share: number): string {
  return formatPercent(Math.round(share * 1000) / 10);
}
