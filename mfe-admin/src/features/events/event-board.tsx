import type { EventLayout, MediaImage } from '@polden/api-contract';
import { bannerPlaces } from '@polden/ui';
import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { type EventPart, type EventPlace, movedPart } from './event-layout.ts';
import css from './event-preview.module.css';

const LARGE_STEP = 10;
const MOVES: Record<string, [x: number, y: number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Of the page's width: what a hundredth of height is on the board. */
const HUNDREDTH = 0.07 / 76;

export interface EventBoardProps {
  title: string;
  until: string | null;
  picture: MediaImage | null;
  width: 'auto' | 'full' | 'half' | (string & {});
  layout: EventLayout;
  onChange?: ((place: EventPlace) => void) | undefined;
}

/** Where title and picture of a banner stand to each other, to be moved. */
export function EventBoard({ title, until, picture, width, layout, onChange }: EventBoardProps) {
  const page = useRef<HTMLDivElement>(null);
  /** The rest of a pixel that made no hundredth yet. */
  const rest = useRef({ x: 0, y: 0 });
  const movable = onChange !== undefined;

  function onKeyDown(part: EventPart, event: KeyboardEvent): void {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : 1;
    onChange?.(movedPart(layout, part, move[0] * step, move[1] * step));
  }

  function onPointerMove(part: EventPart, event: PointerEvent<HTMLElement>): void {
    const boardWidth = event.currentTarget.parentElement?.offsetWidth ?? 0;
    const pageWidth = page.current?.offsetWidth ?? 0;
    if (boardWidth === 0 || pageWidth === 0 || !event.currentTarget.hasPointerCapture(event.pointerId))
      return;
    const wanted = {
      x: rest.current.x + (event.movementX / boardWidth) * 100,
      y: rest.current.y + event.movementY / (pageWidth * HUNDREDTH),
    };
    const [dx, dy] = [Math.trunc(wanted.x), Math.trunc(wanted.y)];
    rest.current = { x: wanted.x - dx, y: wanted.y - dy };
    if (dx !== 0 || dy !== 0) onChange?.(movedPart(layout, part, dx, dy));
  }

  const partOf = (part: EventPart, label: string, className: string | undefined, children: ReactNode) =>
    movable ? (
      <button
        type="button"
        className={`${className} ${css.movable}`}
        aria-label={label}
        onKeyDown={(event) => onKeyDown(part, event)}
        onPointerDown={(event) => {
          rest.current = { x: 0, y: 0 };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => onPointerMove(part, event)}
      >
        {children}
      </button>
    ) : (
      <span className={className}>{children}</span>
    );

  return (
    <div ref={page} className={css.page}>
      <div
        className={css.board}
        data-width={width}
        data-board="event"
        style={bannerPlaces(layout)}
        aria-hidden={movable ? undefined : true}
      >
        {partOf('title', `Место заголовка: ${title}`, css.title, title)}
        {until !== null && <p className={css.dates}>{until}</p>}
        {partOf(
          'image',
          'Место картинки',
          css.image,
          picture && (
            <img
              className={css.photo}
              src={picture.url}
              width={picture.width}
              height={picture.height}
              style={{ objectPosition: `${picture.focus.x * 100}% ${picture.focus.y * 100}%` }}
              alt=""
              draggable={false}
            />
          ),
        )}
      </div>
    </div>
  );
}
