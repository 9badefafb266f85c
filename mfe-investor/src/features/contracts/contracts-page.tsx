import { API_BASE_PATH, INVESTOR_CONTRACT_PATHS, type InvestorContractTab } from '@polden/api-contract';
import { formatFileSize, plural } from '@polden/ru';
import { useLoaderData } from 'react-router-dom';
import {
  Breadcrumbs,
  ButtonLink,
  CallUs,
  Container,
  Icon,
  LinkTabs,
  Notice,
  PageHeading,
  PageMeta,
  Section,
} from '@polden/ui';
import type { ContractsData } from './contracts.loader.ts';
import { FileList } from './file-list.tsx';
import css from './contracts.module.css';

const CONTRACTS_PATH = '/investitsionnye-dogovory';
const WAY_UP = [
  { to: '/', label: 'Главная' },
  { to: '/investoram', label: 'Инвесторам' },
];
const TITLE = 'Инвестиционные договоры';
const LEAD =
  'Тексты, которые мы подписываем с инвесторами, памятки и документы облигаций. Прочитайте их до звонка: так вопросов станет больше, и это хорошо.';
const FILES = { single: 'файл', more: 'файла', many: 'файлов' };

/** `/investitsionnye-dogovory` and its tabs. */
export function Component() {
  const { tabs, open, isFirst, isAlias } = useLoaderData<ContractsData>();
  return (
    <>
      <PageMeta
        title={open && !isFirst ? `${TITLE}: ${open.title.toLowerCase()}` : TITLE}
        description="Договоры займа с инвесторами, памятки о рисках, анкеты и документы облигаций: по вкладкам, с датами, отдельно и одним архивом."
        breadcrumbs={WAY_UP}
        noindex={isAlias}
      />
      <Container>
        <div className={css.page}>
          <Breadcrumbs items={WAY_UP} />
          <PageHeading title={TITLE} lead={LEAD} />
          {tabs.length > 0 && (
            <LinkTabs
              label="Чьи договоры"
              items={tabs.map(({ name, title }, index) => ({
                to: index === 0 ? CONTRACTS_PATH : `${CONTRACTS_PATH}/${name}`,
                label: title,
                current: name === open?.name,
              }))}
            />
          )}
          {open ? <Tab tab={open} name={open.name} /> : <NothingHere />}
        </div>
      </Container>
      {open && (
        <Section title="Прочитали? Посчитайте" tone="sunken">
          <div className={css.next}>
            <p>
              {open.name === 'bonds'
                ? 'Калькулятор покажет купоны за весь срок, календарь — дни выплат.'
                : 'Калькулятор покажет проценты по месяцам и налог.'}{' '}
              Остались вопросы — позвоните: <CallUs />
            </p>
            <p className={css.buttons}>
              {open.name === 'bonds' ? (
                <ButtonLink to="/programma-obligatsiy">Рассчитать облигации</ButtonLink>
              ) : (
                <ButtonLink to={open.name === 'legal' ? '/investoram?entity=1' : '/investoram'}>
                  Рассчитать доход
                </ButtonLink>
              )}
            </p>
          </div>
        </Section>
      )}
    </>
  );
}

function Tab({ tab: { title, subcategory }, name }: { tab: InvestorContractTab; name: string }) {
  const files = subcategory.flatMap((group) => group.files);
  const bytes = files.reduce((sum, { file_size }) => sum + file_size, 0);
  const count = `${files.length} ${plural(files.length, FILES)}`;
  return (
    <>
      {subcategory.map((group) => (
        <section key={group.title} className={css.group} aria-label={group.title || title}>
          {group.title && <h2 className={css.groupTitle}>{group.title}</h2>}
          <FileList files={group.files} />
        </section>
      ))}
      <div className={css.all}>
        <ButtonLink href={`${API_BASE_PATH}${INVESTOR_CONTRACT_PATHS.archive}/${name}`} variant="secondary">
          <Icon name="document" /> Скачать всё одним архивом
        </ButtonLink>
        <p className={css.facts}>
          ZIP, {count}, около {formatFileSize(bytes)}
        </p>
      </div>
    </>
  );
}

function NothingHere() {
  return (
    <Notice title="Договоры ещё не опубликованы">
      <p>
        Проект договора пришлём по запросу. Позвоните: <CallUs />
      </p>
    </Notice>
  );
}
