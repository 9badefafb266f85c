import { expect, it } from '@jest/globals';
import type { VideoCard } from '@polden/api-contract';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Film } from './film.tsx';

const FILM: VideoCard = {
  id: 7,
  title: 'Восемь снимков машины',
  video: 'https://rutube.ru/video/0123456789abcdef0123456789abcdef/',
  clip: null,
  captions: null,
  player: '/api/v1/media/video-player/7',
  duration: '3:40',
  lead: '',
  public_at: '2026-11-20T09:00:00.000Z',
  image: null,
  fixed: false,
};

it('a film of another site comes in a page of ours, and only when it is asked for', async () => {
  const { container } = render(<Film film={FILM} />);
  expect(container.querySelector('iframe, video')).toBeNull();
  expect(screen.getByRole('link', { name: /можно посмотреть и там/u })).toHaveAttribute('href', FILM.video);
  await userEvent.click(screen.getByRole('button', { name: 'Включить плеер rutube.ru' }));
  const frame = screen.getByTitle('Плеер: Восемь снимков машины');
  expect(frame).toHaveAttribute('src', FILM.player);
  expect(frame).toHaveFocus();
});

it('the next film is asked for by itself, and has a player of its own', async () => {
  const { container, rerender } = render(<Film film={FILM} />);
  await userEvent.click(screen.getByRole('button', { name: 'Включить плеер rutube.ru' }));
  rerender(<Film film={{ ...FILM, id: 8, player: '/api/v1/media/video-player/8' }} />);
  expect(container.querySelector('iframe')).toBeNull();

  const clip = { url: '/api/v1/media/documents/a.webm', type: 'video/webm', size: 1 };
  rerender(<Film film={{ ...FILM, id: 9, clip }} />);
  const player = container.querySelector('video');
  rerender(<Film film={{ ...FILM, id: 10, clip }} />);
  expect(container.querySelector('video')).not.toBe(player);
});

it('a film of a site whose player is not known is a link', () => {
  render(<Film film={{ ...FILM, video: 'https://www.видео.рф/film', player: null }} />);
  expect(screen.getByRole('link', { name: /Смотреть на видео\.рф/u })).toHaveAttribute(
    'href',
    'https://www.видео.рф/film',
  );
  expect(screen.queryByRole('button')).toBeNull();
});
