import type { NewRemote } from './new-remote-options.ts';

/** The source of the remote: path to text. */
export function sourceFiles({ feature, path, title }: NewRemote): Record<string, string> {
  const folder = `src/features/${feature}`;
  return {
    'src/remote.tsx': `import type { RemoteModule } from '@polden/mfe-contract';

export const routes = [
  {
    path: '${path}',
    handle: { chunk: '${feature}', layout: 'default' },
    lazy: () => import(/* webpackChunkName: "${feature}" */ './features/${feature}/${feature}-page.tsx'),
  },
] satisfies RemoteModule['routes'];
`,
    [`${folder}/${feature}-page.tsx`]: `import { Container, Details, PageHeading, PageMeta, useShellData } from '@polden/ui';
import css from './${feature}.module.css';

/** \`${path}\` */
export function Component() {
  const { brand } = useShellData();
  const [phone] = brand.phones;
  return (
    <Container width="text">
      <PageMeta title="${title}" description={\`${title}: раздел сайта «\${brand.name}»\`} />
      <div className={css.page}>
        <PageHeading title="${title}" lead={\`Раздел сайта «\${brand.name}».\`} />
        <Details summary="Есть вопрос?">
          <p>
            Позвоните нам{phone && <a href={\`tel:\${phone.tel}\`}> {phone.title}</a>} или напишите на{' '}
            <a href={\`mailto:\${brand.email}\`}>{brand.email}</a>.
          </p>
        </Details>
      </div>
    </Container>
  );
}
`,
    [`${folder}/${feature}.module.css`]: `.page {
  display: grid;
  gap: var(--space-6);
  padding-block: var(--space-7);
}
`,
    [`${folder}/${feature}.spec.tsx`]: `import { afterEach, describe, expect, it } from '@jest/globals';
import { SHELL_DATA } from '@polden/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.tsx';

afterEach(cleanup);

describe('${path}', () => {
  it('has its heading and title, and tells whom to ask', async () => {
    openPage('${path}');
    expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
    expect(document.title).toBe('${title} — Полдень');
    const mail = screen.getByText(SHELL_DATA.brand.email);
    expect(mail).toHaveAttribute('href', \`mailto:\${SHELL_DATA.brand.email}\`);
  });
});
`,
    'src/testing/open-page.tsx': `import { SHELL_DATA } from '@polden/ui/testing';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../remote.tsx';

/** Opens a page of this remote under a root that gives it the shell's data, as the shell does. */
export function openPage(url: string): void {
  const router = createMemoryRouter(
    [{ id: 'shell', loader: () => SHELL_DATA, HydrateFallback: () => null, children: routes }],
    { initialEntries: [url] },
  );
  render(<RouterProvider router={router} />);
}
`,
  };
}
