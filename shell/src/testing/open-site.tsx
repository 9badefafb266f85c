import type { LayoutName, ShellData } from '@polden/mfe-contract';
import { render } from '@testing-library/react';
import { createMemoryRouter, Form, Link, RouterProvider, useActionData, useLocation } from 'react-router-dom';
import { CityList } from '../app/city/city-list.tsx';
import { compose } from '../app/compose.tsx';
import { windowParts } from '../app/header-window.ts';
import { ALL_PARTS } from '../app/parts/all-parts.ts';
import { SITE } from './site.ts';

/** A page of each layout under its name, and some of the paths that the site's menu leads to. */
function page(path: string, layout: LayoutName, form?: string) {
  return {
    path,
    handle: { chunk: layout, layout, ...(form !== undefined && { form }) },
    Component: () => (
      <>
        <h1>{path}</h1>
        <Link to="/simple">Дальше</Link>
      </>
    ),
  };
}

/** A form that is gone once it is sent, and a link that is gone once it is followed. */
function SentForm() {
  const answer = useActionData<{ isSent: boolean }>();
  const { hash } = useLocation();
  return (
    <>
      <h1>/zayavka</h1>
      {!answer && (
        <Form method="post">
          <button>Отправить</button>
        </Form>
      )}
      {hash === '' && <Link to="#raschyot">К расчёту</Link>}
      <div id="raschyot">Расчёт</div>
    </>
  );
}

const PAGES = [
  page('/default', 'default'),
  page('/default-no-seo', 'default-no-seo'),
  page('/lite', 'lite', 'uchastie'),
  page('/lite/bez-zayavki', 'lite'),
  page('/lite-ab', 'lite-ab', 'zayavka'),
  page('/lite-ab/bez-zayavki', 'lite-ab'),
  page('/login', 'login'),
  page('/minimal', 'minimal'),
  page('/simple', 'simple'),
  page('/bare', 'bare'),
  { ...page('/zayavka', 'simple'), action: () => ({ isSent: true }), Component: SentForm },
  page('/zajm/zalog', 'default'),
  page('/pogasit-zajm/perevod', 'default'),
  {
    ...page('/blog/ubrannaya', 'default'),
    loader: () => {
      throw new Response(null, { status: 410 });
    },
  },
];

windowParts.cityList = () => Promise.resolve(CityList);

/** Opens an address of a site in the test's document. */
export async function openSite(url: string, data: Partial<ShellData> = {}) {
  const remote = { name: 'pages', paths: [], routes: PAGES };
  const router = createMemoryRouter(
    compose([remote], ALL_PARTS, () => ({ ...SITE, ...data })),
    { initialEntries: [url] },
  );
  const view = render(<RouterProvider router={router} />);
  await view.findByRole('heading', { level: 1 });
  return router;
}
