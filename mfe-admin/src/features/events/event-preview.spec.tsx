import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { provideBrowserParts } from '../../testing/browser-parts.ts';
import { EventPreview } from './event-preview.tsx';

beforeEach(provideBrowserParts);
afterEach(cleanup);

const board = () => document.querySelector<HTMLElement>('[data-board=event]');

describe('the preview of an event', () => {
  it('stands as the form says', () => {
    render(<EventPreview values={{ title: 'Весна', endsOn: '2027-03-12', titleLeft: 7, width: 'half' }} />);
    expect(board()).toHaveAttribute('data-width', 'half');
    expect(board()?.style.getPropertyValue('--title-left')).toBe('7');
    expect(screen.getAllByText(/12 марта 2027/u)).toHaveLength(2);
  });

  it('keeps title and picture off each other, whichever is on the left', () => {
    render(<EventPreview values={{ title: 'Весна', titleLeft: 30, imageLeft: 60 }} />);
    expect(board()?.style.getPropertyValue('--title-end')).toBe('60');
    expect(board()?.style.getPropertyValue('--image-end')).toBe('100');
    cleanup();
    render(<EventPreview values={{ title: 'Весна', titleLeft: 30, imageLeft: 2 }} />);
    expect(board()?.style.getPropertyValue('--title-end')).toBe('100');
    expect(board()?.style.getPropertyValue('--image-end')).toBe('30');
  });

  it('stands as usual where the form says nothing', () => {
    render(<EventPreview values={{ title: '', titleLeft: null }} />);
    expect(board()?.style.getPropertyValue('--title-left')).toBe('40');
    expect(board()?.style.getPropertyValue('--image-top')).toBe('-30');
  });

  it('is laid out by the arrows, and put back', async () => {
    const onChange = jest.fn();
    render(<EventPreview values={{ title: 'Весна' }} onChange={onChange} />);
    // Voice control uses the visible words.
    expect(screen.getByRole('button', { name: 'Место заголовка: Весна' })).toBeVisible();
    screen.getByRole('button', { name: 'Место картинки' }).focus();
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
    expect(onChange.mock.calls).toEqual([
      [{ imageLeft: 69, imageTop: -30 }],
      [{ imageLeft: 70, imageTop: -20 }],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Поставить как обычно' }));
    expect(onChange).toHaveBeenLastCalledWith({
      titleLeft: null,
      titleTop: null,
      imageLeft: null,
      imageTop: null,
    });
    expect(screen.getByText('Заголовок: 40, 15. Картинка: 70, -30.')).toBeVisible();
  });

  it('says how it is on a day: before, and when it is over', () => {
    render(<EventPreview values={{ title: 'Весна', startsOn: '2027-03-01', endsOn: '2027-03-12' }} />);
    const day = screen.getByLabelText('Как будет в день');
    fireEvent.change(day, { target: { value: '2027-02-28' } });
    expect(screen.getByText(/^Ещё не показываем: начнём 1 марта 2027/u)).toBeVisible();
    fireEvent.change(day, { target: { value: '2027-03-12' } });
    expect(screen.queryByText(/Ещё не показываем|Событие прошло/u)).toBeNull();
    fireEvent.change(day, { target: { value: '2027-03-13' } });
    expect(screen.getByText(/^Событие прошло: показывали по 12 марта 2027/u)).toBeVisible();
  });

  it('has the width of a computer, however narrow its place is, and that of a phone', () => {
    let measure: () => void = () => undefined;
    globalThis.ResizeObserver = class extends ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        measure = () => callback([], this);
      }
    };
    render(<EventPreview values={{ title: 'Весна' }} />);
    const screenOf = (place: string) =>
      document.querySelector<HTMLElement>(`[data-place=${place}]`) ?? document.body;
    Object.defineProperty(screenOf('page'), 'clientWidth', { value: 670 });
    Object.defineProperty(screenOf('page').firstChild, 'offsetHeight', { value: 48 });
    act(measure);
    expect(screenOf('page')).toHaveStyle({ height: '24px' });
    expect(screenOf('page').firstChild).toHaveStyle({ width: '1340px', transform: 'scale(0.5)' });
    fireEvent.change(screen.getByLabelText('Где'), { target: { value: 'phone' } });
    expect(screenOf('phone').style.height).toBe('');
    expect(screenOf('phone').firstChild).not.toHaveStyle({ width: '1340px' });
  });

  it('is seen as visitors see it: a line with the picture on the side where the board has it', () => {
    const line = () => document.querySelector<HTMLElement>('[data-picture]');
    render(<EventPreview values={{ title: 'Весна', endsOn: '2027-03-12' }} onChange={() => undefined} />);
    expect(line()).toHaveTextContent('Весна до 12 марта 2027');
    expect(line()).toHaveAttribute('data-picture', 'last');
    expect(line()?.style.cssText).toBe(board()?.style.cssText);
    cleanup();
    render(<EventPreview values={{ title: 'Весна', imageLeft: 5 }} onChange={() => undefined} />);
    expect(line()).toHaveAttribute('data-picture', 'first');
    fireEvent.change(screen.getByLabelText('Где'), { target: { value: 'phone' } });
    expect(screen.getByText(/на телефоне без картинки/u)).toBeVisible();
  });
});
