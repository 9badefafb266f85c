import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { EventPreview } from './event-preview.tsx';

afterEach(cleanup);

const board = () => screen.getByText(/^Заголовок$|^Весна$/u).parentElement;

describe('the preview of an event', () => {
  it('stands as the form says', () => {
    render(<EventPreview values={{ title: 'Весна', endsOn: '2027-03-12', titleLeft: 7, width: 'half' }} />);
    expect(board()).toHaveAttribute('data-width', 'half');
    expect(board()?.style.getPropertyValue('--title-left')).toBe('7');
    expect(screen.getByText(/12 марта 2027/u)).toBeVisible();
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
});
