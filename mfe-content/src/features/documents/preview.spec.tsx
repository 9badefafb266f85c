import { afterEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Preview } from './preview.tsx';

const FILE = '/api/v1/media/file/2.pdf';

function inBrowser(pdfViewerEnabled: boolean) {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: pdfViewerEnabled, configurable: true });
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
});

it('unfolds in a browser that shows PDF', () => {
  inBrowser(true);
  render(<Preview title="Правила" url={FILE} />);
  expect(screen.getByText('Посмотреть здесь')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Открыть документ' })).toBeNull();
});

it('is a link in a browser that does not', () => {
  inBrowser(false);
  render(<Preview title="Правила" url={FILE} />);
  expect(screen.getByRole('link', { name: 'Открыть документ' })).toHaveAttribute('href', `${FILE}?inline=1`);
  expect(screen.queryByText('Посмотреть здесь')).toBeNull();
});
