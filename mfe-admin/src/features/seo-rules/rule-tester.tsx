import { type PageMeta, SEO_META_ALL_RIGHT, SEO_META_PATHS, type SeoMetaRule } from '@polden/api-contract';
import { seoMeta } from '@polden/content-model';
import { META_SUBDOMAIN } from '@polden/reference-data';
import { staffHttp } from '@polden/session';
import { Button, TextField } from '@polden/ui';
import { useId, useState } from 'react';
import { useMutation } from '../calls/use-mutation.ts';
import { ItemLink } from '../content-types/item-link.tsx';
import { Select } from '../controls/select.tsx';
import { useMay } from '../session/use-may.ts';
import { CITY_OPTIONS } from './city-options.ts';
import css from './rule-tester.module.css';
import { rivalsOf } from './rivals.ts';

/** Over the list of rules: which of them a page goes by, and which others would fit. */
export function RuleTester() {
  const id = useId();
  const maySee = useMay(SEO_META_ALL_RIGHT);
  const [url, setUrl] = useState('/');
  const [subdomain, setSubdomain] = useState(META_SUBDOMAIN);
  const asking = useMutation({
    mutationFn: async () => {
      const searchParams = { url: url.trim(), subdomain };
      const [best, all] = await Promise.all([
        staffHttp.get<PageMeta>(SEO_META_PATHS.index, { searchParams }),
        staffHttp.get<SeoMetaRule[]>(SEO_META_PATHS.all),
      ]);
      return { best, rivals: rivalsOf(all, url.trim(), subdomain).filter((rule) => rule.id !== best.id) };
    },
    meta: { failure: 'Проверить не получилось.' },
  });
  if (!maySee) return null;
  const { data } = asking;
  return (
    <details className={css.tester}>
      <summary>Какое правило сработает</summary>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          asking.mutate();
        }}
      >
        <TextField label="Адрес" name="url" autoComplete="off" value={url} onChange={setUrl} />
        <Select id={id} label="Город" value={subdomain} options={CITY_OPTIONS} onChange={setSubdomain} />
        <Button type="submit" variant="secondary" busy={asking.isPending}>
          Проверить
        </Button>
      </form>
      <div role="status" className={css.result}>
        {data?.best.id === null && <p>Ни одно: страница скажет о себе сама.</p>}
        {data && data.best.id !== null && (
          <p>
            Сработает{' '}
            <ItemLink type={seoMeta.name} id={data.best.id}>
              {data.best.title || `правило № ${data.best.id}`}
            </ItemLink>
            {data.best.description !== '' && `. ${data.best.description}`}
            {data.best.hidden && '. Из поиска скрыта'}
          </p>
        )}
        {data && data.rivals.length > 0 && (
          <>
            <p>Подходят, но уступают:</p>
            <ul>
              {data.rivals.map((rule) => (
                <li key={rule.id}>
                  <ItemLink type={seoMeta.name} id={rule.id}>
                    {rule.url}
                  </ItemLink>{' '}
                  ({rule.subdomain})
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  );
}
