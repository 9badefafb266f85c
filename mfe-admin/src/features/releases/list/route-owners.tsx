import type { ReleaseOverview } from '@polden/api-contract';
import { DataTable, TextField } from '@polden/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { layoutTitle } from '../kinds.ts';
import css from '../releases.module.css';
import { releasesAddress, useEnvironment } from '../use-environment.ts';

/** Every page of the site and its owner. */
export function RouteOwners({ overview: { routes } }: { overview: ReleaseOverview }) {
  const environment = useEnvironment();
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const shown = routes.filter(({ path, remote }) => `${path} ${remote}`.toLowerCase().includes(wanted));
  return (
    <section className={css.sections} aria-label="Страницы и их владельцы">
      <TextField
        id="route-filter"
        name="filter"
        label="Найти страницу или микрофронтенд"
        value={filter}
        onChange={setFilter}
      />
      <p role="status" className={css.soft}>{`Показано ${shown.length} из ${routes.length}`}</p>
      <DataTable
        caption="Страницы"
        rows={shown}
        rowKey={({ path }) => path}
        columns={[
          { key: 'path', title: 'Адрес', cell: ({ path }) => <code>{path}</code> },
          {
            key: 'remote',
            title: 'Микрофронтенд',
            cell: ({ remote }) => <Link to={releasesAddress(environment, { remote })}>{remote}</Link>,
          },
          { key: 'layout', title: 'Макет', cell: ({ layout }) => layoutTitle(layout) },
        ]}
      />
    </section>
  );
}
