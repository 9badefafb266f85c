import { useLoaderData } from 'react-router-dom';
import { SEARCH_PAGE_SIZE, type SearchPage } from '@polden/api-contract';
import { plural } from '@polden/ru';
import { Container, PageHeading, PageMeta, Pagination, useIsThere } from '@polden/ui';
import { Chips } from '../../parts/chips.tsx';
import { isPastEnd } from '../../parts/page-number.ts';
import { PastEnd } from '../../parts/past-end.tsx';
import { foundThere } from './found-there.ts';
import { NothingFound } from './nothing-found.tsx';
import { type Asked, searchAddress } from './search-address.ts';
import { SearchForm } from './search-form.tsx';
import { SearchHits } from './search-hits.tsx';
import { SEARCH_KIND_NAMES } from './search-kinds.ts';
import type { SearchData } from './search.loader.ts';
import css from './search.module.css';

const WAY_UP = [{ to: '/', label: 'Главная' }];
const ANSWERS = { single: 'ответ', more: 'ответа', many: 'ответов' };

export function Component() {
  const { asked, found } = useLoaderData<SearchData>();
  const title = asked.question === '' ? 'Поиск' : `${asked.question} — поиск`;
  return (
    <>
      <PageMeta title={title} description="Поиск по сайту." breadcrumbs={WAY_UP} noindex />
      <Container>
        <div className={css.page}>
          <PageHeading title="Поиск по сайту" />
          <SearchForm question={asked.question} />
          <Found asked={asked} found={found} />
        </div>
      </Container>
    </>
  );
}

function Found({ asked, found }: SearchData) {
  if (found === 'nothing') {
    return <p className={css.hint}>Например: досрочное погашение, документы для займа, офис в Казани.</p>;
  }
  if (found === 'unreachable') {
    return <NothingFound>Поиск сейчас не отвечает. Попробуйте через минуту — или позвоните.</NothingFound>;
  }
  return <Answered asked={asked} found={found} />;
}

/** What was found on pages that are there. */
function Answered({ asked, found }: { asked: Asked; found: SearchPage }) {
  const there = foundThere(found, useIsThere(), asked.kind);
  if (there.total === 0) {
    return (
      <NothingFound>
        {`По запросу «${asked.question}» ничего не нашлось. Попробуйте короче или другими словами.`}
      </NothingFound>
    );
  }
  return <Answers asked={asked} found={there} />;
}

function Answers({ asked, found }: { asked: Asked; found: SearchPage }) {
  const { items, total, kinds, corrected, pageCount } = found;
  const to = (page: number) => searchAddress({ ...asked, page });
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <div className={css.summary}>
        {corrected !== null && (
          <p>
            По запросу «{asked.question}» ничего нет, показываем ответы на «{corrected}».
          </p>
        )}
        <p role="status">
          {total} {plural(total, ANSWERS)}
        </p>
      </div>
      {kinds.length > 1 && (
        <Chips
          label="Где искать"
          items={[
            {
              to: searchAddress({ ...asked, kind: null, page: 1 }),
              label: `Всё, ${all}`,
              current: asked.kind === null,
            },
            ...kinds.map(({ kind, count }) => ({
              to: searchAddress({ ...asked, kind, page: 1 }),
              label: `${SEARCH_KIND_NAMES[kind].many}, ${count}`,
              current: asked.kind === kind,
            })),
          ]}
        />
      )}
      {isPastEnd(asked.page, pageCount) ? (
        <PastEnd pageCount={pageCount} to={to} />
      ) : (
        <>
          {items.length === 0 ? (
            <p>Ответы этой страницы — из раздела, который сейчас закрыт. Остальные — на соседних.</p>
          ) : (
            <SearchHits hits={items} start={(asked.page - 1) * SEARCH_PAGE_SIZE + 1} />
          )}
          <Pagination label="Страницы ответов" page={asked.page} pageCount={pageCount} to={to} />
        </>
      )}
    </>
  );
}
