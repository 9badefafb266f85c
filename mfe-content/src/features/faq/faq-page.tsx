import { plural } from '@polden/ru';
import { useMemo, useState } from 'react';
import { Form, Link, useLoaderData } from 'react-router-dom';
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  CallUs,
  Container,
  faqPage,
  Icon,
  InputField,
  isForAnotherTab,
  PageHeading,
  PageMeta,
  Section,
  Signposts,
} from '@polden/ui';
import { Chips } from '../../parts/chips.tsx';
import { oncePer } from '../../parts/once-per.ts';
import { searchTexts } from '../../parts/text-search.ts';
import { searchAddress } from '../search/search-address.ts';
import { Answer } from './answer.tsx';
import { categoryAnchorOf, FAQ_PATH } from './faq-anchor.ts';
import type { FaqData } from './faq.loader.ts';
import { useOpenedAnswer } from './use-opened-answer.ts';
import { useQueryAddress } from './use-query-address.ts';
import top from '../../parts/pictured-top.module.css';
import css from './faq.module.css';

const WAY_UP = [{ to: '/', label: 'Главная' }];
const ANSWERS = { single: 'ответ', more: 'ответа', many: 'ответов' };
const FEWEST_LETTERS = 2;

export function Component() {
  const data = useLoaderData<FaqData>();
  // Another question in the address is typed anew.
  return <Faq key={data.query} data={data} />;
}

function Faq({ data: { categories, query } }: { data: FaqData }) {
  const [{ typed, cleared }, setSearch] = useState({ typed: query, cleared: 0 });
  const showAll = () => {
    if (typed !== '') setSearch({ typed: '', cleared: cleared + 1 });
  };
  useOpenedAnswer(showAll, cleared);
  useQueryAddress(typed.trim());
  const all = useMemo(() => categories.flatMap(({ questions }) => questions), [categories]);
  return (
    <>
      <PageMeta
        title="Вопросы и ответы о займах"
        description="Короткие ответы о заявке, ставках, залоге, платежах, просрочке и защите данных. С поиском: можно спрашивать своими словами."
        breadcrumbs={WAY_UP}
        noindex={query !== '' || all.length === 0}
        structured={[faqPage(all)]}
      />
      <Container>
        <div className={css.page}>
          <Breadcrumbs items={WAY_UP} />
          <div className={top.top}>
            <div className={css.intro}>
              <PageHeading
                title="Вопросы и ответы"
                lead="Спросите своими словами: поиск поймёт и «кредит», и «займ», и опечатку."
              />
              {/* What is typed stands in the address already: to send it is no further step. */}
              <Form action={FAQ_PATH} role="search" replace className={css.search}>
                <InputField
                  key={cleared}
                  label="Ваш вопрос"
                  type="search"
                  name="q"
                  defaultValue={cleared === 0 ? query : ''}
                  maxLength={200}
                  autoComplete="off"
                  prefix={<Icon name="search" />}
                  onChange={(text) => setSearch({ typed: text, cleared })}
                />
                <Button type="submit" variant="secondary">
                  Найти
                </Button>
              </Form>
            </div>
            <div className={top.illustration}>
              <Signposts />
            </div>
          </div>
          {typed.trim().length >= FEWEST_LETTERS ? (
            <Found categories={categories} query={typed.trim()} onShowAll={showAll} />
          ) : (
            <Categories categories={categories} />
          )}
        </div>
      </Container>
      <Section title="Не нашли ответа?" tone="sunken">
        <div className={css.next}>
          <p>
            Позвоните: <CallUs />. Расскажем простыми словами, заявка для этого не нужна.
          </p>
          <p className={css.buttons}>
            <ButtonLink to="/">Рассчитать заём</ButtonLink>
            <ButtonLink to="/documenty" variant="secondary">
              Документы
            </ButtonLink>
          </p>
        </div>
      </Section>
    </>
  );
}

function Categories({ categories }: Pick<FaqData, 'categories'>) {
  if (categories.length === 0)
    return <p className={css.nothing}>Ответы сейчас обновляются. Спросите нас по телефону.</p>;
  return (
    <>
      <Chips
        label="Разделы вопросов"
        items={categories.map(({ id, title }) => ({ to: `#${categoryAnchorOf(id)}`, label: title }))}
      />
      {categories.map(({ id, title, questions }) => (
        <section key={id} id={categoryAnchorOf(id)} className={css.group} aria-labelledby={`h-${id}`}>
          <h2 id={`h-${id}`} className={css.groupTitle}>
            {title}
          </h2>
          <div className={css.answers}>
            {questions.map((item) => (
              <Answer key={item.id} item={item} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

const itemsOf = oncePer((categories: FaqData['categories']) =>
  categories
    .flatMap(({ questions }) => questions)
    .map((item) => ({
      id: item.id,
      title: item.question,
      text: item.answer.replaceAll(/<[^>]+>/gu, ' '),
      item,
    })),
);

function Found({ categories, query, onShowAll }: FaqData & { onShowAll: () => void }) {
  const found = searchTexts(itemsOf(categories), query);
  return (
    <section className={css.group} aria-label="Что нашлось">
      <p role="status" className={css.count}>
        {found.length === 0
          ? `По запросу «${query}» ответа нет.`
          : `По запросу «${query}»: ${found.length} ${plural(found.length, ANSWERS)}`}
      </p>
      {found.length === 0 && (
        <p>
          Попробуйте одно слово — «досрочно», «залог», «отказ» — или посмотрите{' '}
          <Link
            to={FAQ_PATH}
            onClick={(event) => {
              if (!isForAnotherTab(event)) onShowAll();
            }}
          >
            все вопросы по разделам
          </Link>
          . Может быть, об этом есть{' '}
          <a href={searchAddress({ question: query, kind: null, page: 1 })}>на других страницах сайта</a>.
        </p>
      )}
      <div className={css.answers}>
        {found.map(({ item }, index) => (
          <Answer key={item.id} item={item} open={index === 0 && found.length === 1} />
        ))}
      </div>
    </section>
  );
}
