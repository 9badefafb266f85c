import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { useWasRead } from './use-was-read.ts';

type Seen = (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;

const { IntersectionObserver: own } = globalThis;
let show: Seen = () => undefined;

function observeWith(observer: unknown): void {
  Object.assign(globalThis, { IntersectionObserver: observer });
}

class Observer {
  constructor(seen: Seen) {
    show = seen;
  }
  observe(): void {}
  disconnect(): void {}
}

function Warning({ ticked = false }: { ticked?: boolean }) {
  const { wasRead, end } = useWasRead(ticked);
  return (
    <section data-read={wasRead}>
      <a href="#more">Подробнее</a>
      <span ref={end} />
    </section>
  );
}

const readOf = (container: HTMLElement) => container.querySelector('section')?.dataset['read'];

afterEach(() => {
  cleanup();
  observeWith(own);
});

describe('a text that has to be read', () => {
  it('is read when its end has been on the screen', () => {
    observeWith(Observer);
    const { container } = render(<Warning />);
    expect(readOf(container)).toBe('false');
    act(() => show([{ isIntersecting: false }]));
    expect(readOf(container)).toBe('false');
    act(() => show([{ isIntersecting: true }]));
    expect(readOf(container)).toBe('true');
  });

  it('is read when the keyboard has come to it', () => {
    observeWith(Observer);
    const { container } = render(<Warning />);
    act(() => container.querySelector('a')?.focus());
    expect(readOf(container)).toBe('true');
  });

  it('is not asked for again by a form that comes back ticked, nor where nothing tells what is seen', () => {
    observeWith(Observer);
    expect(readOf(render(<Warning ticked />).container)).toBe('true');
    observeWith(undefined);
    expect(readOf(render(<Warning />).container)).toBe('true');
  });
});
