import { expect, it } from '@jest/globals';
import { wordsOfAddress } from './words-of-address.ts';

it.each([
  ['/zaim-pod-pts', 'займ под птс'],
  ['/zajm-pod-zalog-avto/', 'займ под залог авто'],
  ['/blog/kak-pogasit-dosrochno.html', 'как погасит досрочно'],
  ['/refinansirovanie/12', 'рефинансирование'],
  ['/blog/novyy-grafik_platezhey', 'новый график платежей'],
  ['/yuridicheskaya-zaschita', 'юридическая защита'],
  ['/%D0%BE%D1%82%D0%B7%D1%8B%D0%B2%D1%8B', 'отзывы'],
  ['/bankrotstvo-i-otsenka', 'банкротство оценка'],
  ['/Kontakty', 'контакты'],
])('%s is about «%s»', (address, words) => {
  expect(wordsOfAddress(address)).toBe(words);
});

it.each(['/404', '/', '/a/b', '/.env', '/wp-login.php', '/logo.png', '/backup.zip', '/%E0%A4%A'])(
  '%s says nothing',
  (address) => {
    expect(wordsOfAddress(address)).toBe('');
  },
);
