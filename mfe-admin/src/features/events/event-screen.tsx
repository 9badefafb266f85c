import { useEffect, useRef, useState, type ReactNode } from 'react';
import css from './event-preview.module.css';

/** Of a usual computer: the line lays itself out by the width that it has. */
const COMPUTER_PX = 1340;

export interface EventScreenProps {
  place: 'page' | 'phone';
  children: ReactNode;
}

/** A screen as wide as the one that is meant; a computer's is made as small as its place asks for. */
export function EventScreen({ place, children }: EventScreenProps) {
  const box = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ scale: number; height: number } | null>(null);
  useEffect(() => {
    const [outer, inner] = [box.current, page.current];
    if (!outer || !inner) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ scale: Math.min(1, outer.clientWidth / COMPUTER_PX), height: inner.offsetHeight }),
    );
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  const isScaled = place === 'page' && size !== null;
  return (
    <div
      ref={box}
      className={css.screen}
      data-place={place}
      // What is made smaller still takes the room that it had.
      style={isScaled ? { height: `${size.height * size.scale}px` } : undefined}
    >
      <div
        ref={page}
        className={css.scaled}
        style={
          place === 'page'
            ? { width: `${COMPUTER_PX}px`, transform: `scale(${size?.scale ?? 1})` }
            : undefined
        }
      >
        {children}
      </div>
    </div>
  );
}
