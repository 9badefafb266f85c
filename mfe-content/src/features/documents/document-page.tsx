import { ARCHIVE_SUFFIX, type RegisteredDocument } from '@polden/api-contract';
import { useLoaderData } from 'react-router-dom';
import { Breadcrumbs, ButtonLink, Container, Notice, PageHeading, PageMeta } from '@polden/ui';
import { Facts } from '../../parts/facts.tsx';
import { Comparison } from './comparison.tsx';
import type { DocumentData } from './document.loader.ts';
import { HOME, LOAN_DOCUMENTS, SECTION_OF } from './document-sections.ts';
import { fileOf, periodOf, versionsOf } from './document-words.ts';
import { Preview } from './preview.tsx';
import { RegisterTools } from './register-tools.tsx';
import { Versions } from './versions.tsx';
import css from './documents.module.css';

export function Component() {
  const { document, comparison } = useLoaderData<DocumentData>();
  const { kind, id, title, versions, today } = document;
  const wayUp = wayUpFrom(document);
  const present = presentOf(document);
  return (
    <>
      <PageMeta
        title={title}
        description={`${title}: ${present ? `${periodOf(present, today)}. ` : ''}Файл, все редакции и что в них изменилось.`}
        breadcrumbs={wayUp}
        noindex={comparison !== null}
      />
      <Container>
        <div className={css.page}>
          <Breadcrumbs items={wayUp} />
          <PageHeading title={title} />
          {present && (
            <>
              <Facts>
                {periodOf(present, today)}
                {versions.length > 1 && versionsOf(versions.length)}
                {fileOf(present)}
              </Facts>
              {present.valid_to !== null && present.valid_to <= today && (
                <Notice tone="warning" title="Документ утратил силу">
                  Мы храним его для тех, кто заключал договор, пока он действовал.
                </Notice>
              )}
              <p className={css.actions}>
                <ButtonLink href={present.url}>Скачать {fileOf(present)}</ButtonLink>
                {present.ext === 'pdf' && (
                  <ButtonLink href={`${present.url}?inline=1`} variant="secondary">
                    Открыть в браузере
                  </ButtonLink>
                )}
              </p>
              {/* Another document begins with its preview folded. */}
              {present.ext === 'pdf' && <Preview key={`${kind}-${id}`} title={title} url={present.url} />}
            </>
          )}
          <Versions document={document} />
          {versions.length > 1 && <Comparison document={document} comparison={comparison} />}
          <RegisterTools />
        </div>
      </Container>
    </>
  );
}

/** What is in force, else what will be or was last. */
function presentOf({ versions, today }: RegisteredDocument) {
  return versions.find(({ valid_from }) => valid_from <= today) ?? versions[0];
}

function wayUpFrom(document: RegisteredDocument) {
  const { path, title } = SECTION_OF[document.kind];
  const category = document.kind === 'loan-document' ? LOAN_DOCUMENTS : document.category;
  const present = presentOf(document);
  const ended = typeof present?.valid_to === 'string' && present.valid_to <= document.today;
  return [
    HOME,
    { to: path, label: title },
    ...(category
      ? [{ to: `${path}/${category.url}${ended ? ARCHIVE_SUFFIX : ''}`, label: category.title }]
      : []),
  ];
}
