import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SHELL_DATA } from '../testing/shell-data.ts';
import { Prose } from './prose.tsx';

function show(html: string, isThere?: (url: string) => boolean) {
  const shell = { ...SHELL_DATA, ...(isThere && { isThere }) };
  const router = createMemoryRouter(
    [{ id: 'shell', loader: () => shell, children: [{ path: '/', element: <Prose html={html} /> }] }],
    { hydrationData: { loaderData: { shell } } },
  );
  return render(<RouterProvider router={router} />);
}

describe('Prose', () => {
  it('shows rich text with its structure', () => {
    show('<h2>Как считают проценты</h2><ul><li>По дням</li><li>По остатку</li></ul>');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Как считают проценты');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  const LINKED = '<p>Есть <a class="a" href="/zajm">займы</a> и <a href="/net"><b>другое</b></a>.</p>';

  it('leaves the words of a link to a page that is not there', () => {
    const { container } = show(LINKED, (url) => url === '/zajm');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/zajm']);
    expect(container.textContent).toBe('Есть займы и другое.');
  });

  it('leads everywhere while nobody says what is there', () => {
    show(LINKED);
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });
});
