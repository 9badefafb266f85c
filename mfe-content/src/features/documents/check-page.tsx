import { Form, useLoaderData } from 'react-router-dom';
import { Breadcrumbs, Button, Container, Details, InputField, PageHeading, PageMeta } from '@polden/ui';
import type { CheckData } from './check.loader.ts';
import { CheckResult } from './check-result.tsx';
import { CHECK_PATH, HOME, SECTIONS } from './document-sections.ts';
import { FileDrop } from './file-drop.tsx';
import css from './check.module.css';

const WAY_UP = [HOME, { to: SECTIONS.documents.path, label: SECTIONS.documents.title }];
const NO_DIGEST = 'Отпечаток SHA-256 — 64 знака: цифры и латинские буквы от a до f';

export function Component() {
  const { asked, check } = useLoaderData<CheckData>();
  return (
    <>
      <PageMeta
        title="Проверить файл документа"
        description="Узнайте, наш ли это документ и в какие дни он действовал: по отпечатку файла, который посчитает ваш браузер."
        breadcrumbs={WAY_UP}
        noindex={asked !== ''}
      />
      <Container width="text">
        <div className={css.page}>
          <Breadcrumbs items={WAY_UP} />
          <PageHeading
            title="Проверить файл"
            lead="Покажем, публиковали ли мы этот файл и в какие дни он действовал. Годится всё, что вы скачали у нас."
          />
          <div id="otvet" className={css.answer}>
            {check && <CheckResult check={check} />}
          </div>
          <FileDrop />
          <Form action={CHECK_PATH} className={css.form} key={asked}>
            <InputField
              label="Отпечаток файла SHA-256"
              name="sha256"
              defaultValue={asked}
              autoComplete="off"
              maxLength={200}
              error={asked !== '' && !check ? NO_DIGEST : undefined}
            />
            <Button type="submit" variant="secondary">
              Проверить
            </Button>
          </Form>
          <Details summary="Как это устроено">
            <p>
              Отпечаток — короткая запись, которую считают по всем байтам файла. Измените одну запятую, и он
              станет другим. Отпечаток каждого опубликованного файла мы заносим в журнал, а записи журнала
              скрепляем печатями по цепочке: каждая следующая печать считается вместе с предыдущей. Поэтому
              подменить документ задним числом незаметно нельзя и нам самим.
            </p>
            <p className={css.commands}>
              Посчитать отпечаток можно и без нас: в Windows — <code>certutil -hashfile файл.pdf SHA256</code>
              , в Linux — <code>sha256sum файл.pdf</code>, в macOS — <code>shasum -a 256 файл.pdf</code>.
            </p>
          </Details>
        </div>
      </Container>
    </>
  );
}
