import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useDebounced } from '../index.ts';

function Shown({ text, ms }: { text: string; ms?: number }) {
  return <p>{useDebounced(text, ms)}</p>;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('takes a value over when it has rested for 700 ms', () => {
  const { rerender } = render(<Shown text="а" />);
  rerender(<Shown text="аб" />);
  pass(600);
  rerender(<Shown text="абв" />);
  pass(699);
  expect(screen.getByText('а')).toBeTruthy();
  pass(1);
  expect(screen.getByText('абв')).toBeTruthy();
});

it('waits as long as it is told', () => {
  const { rerender } = render(<Shown text="а" ms={200} />);
  rerender(<Shown text="аб" ms={200} />);
  pass(200);
  expect(screen.getByText('аб')).toBeTruthy();
});
