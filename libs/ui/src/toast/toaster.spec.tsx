import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toaster, type ToastMessage } from '../index.ts';

let show: (message: ToastMessage) => void;

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster onReady={(ready) => (show = ready)} />);
});
afterEach(() => {
  jest.useRealTimers();
});

const say = (message: ToastMessage) => act(() => show(message));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('a message', () => {
  it('is read out in a region that was there before it: errors at once, the rest politely', () => {
    const region = (politeness: string) => document.querySelector(`[aria-live="${politeness}"]`);
    const [alert, status] = [region('assertive'), region('polite')];
    expect([alert?.textContent, status?.textContent]).toEqual(['', '']);
    say({ tone: 'error', text: 'Не получилось' });
    say({ tone: 'success', text: 'Готово' });
    expect(alert?.textContent).toContain('Не получилось');
    expect(status?.textContent).toContain('Готово');
  });

  it('goes after five seconds, or when it is closed', () => {
    say({ tone: 'error', text: 'Не получилось' });
    pass(4_999);
    expect(screen.queryByText('Не получилось')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Не получилось')).toBeNull();
    say({ tone: 'info', text: 'Нет сети', durationMs: null });
    pass(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть сообщение' }));
    expect(screen.queryByText('Нет сети')).toBeNull();
  });

  it('stays while somebody is reading it', () => {
    say({ tone: 'error', text: 'Не получилось' });
    const close = screen.getByRole('button');
    fireEvent.focus(close);
    pass(60_000);
    expect(screen.queryByText('Не получилось')).not.toBeNull();
    fireEvent.blur(close);
    pass(5_000);
    expect(screen.queryByText('Не получилось')).toBeNull();
  });

  it('that comes again is one message with its time anew', () => {
    say({ tone: 'error', text: 'Не получилось' });
    pass(4_000);
    say({ tone: 'error', text: 'Не получилось' });
    pass(4_000);
    expect(screen.getAllByText('Не получилось')).toHaveLength(1);
  });

  it('takes the place of an earlier one with its id', () => {
    say({ tone: 'info', text: 'Нет сети', id: 'connection', durationMs: null });
    say({ tone: 'success', text: 'Снова на связи', id: 'connection' });
    expect(screen.queryByText('Нет сети')).toBeNull();
    expect(screen.queryByText('Снова на связи')).not.toBeNull();
  });
});
