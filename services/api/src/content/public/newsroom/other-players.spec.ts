import { describe, expect, it } from '@jest/globals';
import { otherPlayer } from './other-players.ts';

const ID = '0123456789abcdef0123456789abcdef';

describe('the player of another site', () => {
  it.each([
    [`https://rutube.ru/video/${ID}/`, `https://rutube.ru/play/embed/${ID}`],
    ['https://vk.com/video-123_456', 'https://vkvideo.ru/video_ext.php?oid=-123&id=456'],
    ['https://vkvideo.ru/video12_45', 'https://vkvideo.ru/video_ext.php?oid=12&id=45'],
    ['https://www.youtube.com/watch?v=abc-DEF_123&t=5', 'https://www.youtube-nocookie.com/embed/abc-DEF_123'],
    [
      'https://vk.com/video?z=video-123_456%2Fpl_cat_trends',
      'https://vkvideo.ru/video_ext.php?oid=-123&id=456',
    ],
    ['https://m.vk.com/club1?z=video12_45', 'https://vkvideo.ru/video_ext.php?oid=12&id=45'],
    ['https://www.youtube.com/embed/abc-DEF_123', 'https://www.youtube-nocookie.com/embed/abc-DEF_123'],
    [
      'https://www.youtube-nocookie.com/embed/abc-DEF_123',
      'https://www.youtube-nocookie.com/embed/abc-DEF_123',
    ],
    ['https://youtu.be/abc-DEF_123', 'https://www.youtube-nocookie.com/embed/abc-DEF_123'],
  ])('of %s', (address, src) => {
    expect(otherPlayer(address)?.src).toBe(src);
  });

  it.each([
    '',
    'rutube',
    'https://video.polden.example/film',
    `http://rutube.ru/video/${ID}/`,
    `https://rutube.ru.evil.example/video/${ID}/`,
    `https://evil.example/?https://rutube.ru/video/${ID}`,
    'https://rutube.ru/video/short/',
    'https://vk.com/video-1_2"><script>',
    'https://vk.com/feed?z=photo-1_2',
    'https://www.youtube.com/watch?v=abc',
    'https://www.youtube.com/watch?v=abc-DEF_123%22%3E',
  ])('is none of %s', (address) => {
    expect(otherPlayer(address)).toBeNull();
  });
});
