import { describe, expect, it } from '@jest/globals';
import { documentTitle, titleInPlace } from './document-title.ts';

describe('documentTitle', () => {
  it('ends with the brand, once', () => {
    expect(documentTitle('Страница не найдена', 'Полдень')).toBe('Страница не найдена — Полдень');
    expect(documentTitle('Займы — Полдень', 'Полдень')).toBe('Займы — Полдень');
    expect(documentTitle('Полдень', 'Полдень')).toBe('Полдень');
    expect(documentTitle('Займы', '')).toBe('Займы');
    expect(documentTitle('До 100\u00a0000\u00a0₽', 'Полдень')).toBe('До 100 000 ₽ — Полдень');
  });
});

describe('titleInPlace', () => {
  it.each([
    ['Условия займов', 'Условия займов в Казани'],
    ['Деньги под залог авто: машина у вас', 'Деньги под залог авто в Казани: машина у вас'],
    ['Отказал банк? Второе мнение', 'Отказал банк в Казани? Второе мнение'],
    ['Заём под ПТС, любого', 'Заём под ПТС в Казани, любого'],
    ['Контакты — адреса и телефоны', 'Контакты в Казани — адреса и телефоны'],
  ])('%s', (words, expected) => {
    expect(titleInPlace(words, 'в Казани')).toBe(expected);
  });
});
