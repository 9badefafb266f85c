import { expect, it } from '@jest/globals';
import { isRobot } from './robot-visitors.ts';

it.each([
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; YandexMetrika/2.0; +http://yandex.com/bots)',
  'TelegramBot (like TwitterBot)',
])('a robot is told by its name: %s', (userAgent) => {
  expect(isRobot(userAgent)).toBe(true);
});

it.each([
  'Mozilla/5.0 (Linux; arm_64; Android 11; CUBOT NOTE 30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.118 YaBrowser/24.6.5.118.00 SA/3 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; arm_64; Android 10; CUBOT) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.118 YaBrowser/24.6.5.118.00 SA/3 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; arm_64; Android 13; M2101K7BNY) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.118 Mobile Safari/537.36 YandexSearch/7.52 YandexSearchBrowser/7.52',
  undefined,
])('a person is no robot, whatever the phone and its browser are called: %s', (userAgent) => {
  expect(isRobot(userAgent)).toBe(false);
});
