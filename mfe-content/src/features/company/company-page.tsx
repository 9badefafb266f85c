import { useLoaderData } from 'react-router-dom';
import {
  BelowFold,
  ButtonLink,
  CallUs,
  HourDial,
  PageMeta,
  PhoneDetails,
  Section,
  Stack,
  useIsThere,
  useShellData,
} from '@polden/ui';
import { Milestones } from '../../parts/milestones.tsx';
import { PageTop } from '../../parts/page-top.tsx';
import { StoryGrid } from '../../parts/story-grid.tsx';
import { Ways } from '../../parts/ways.tsx';
import { NewsCard } from '../newsroom/news-card.tsx';
import { NEWSROOM_TABS } from '../newsroom/newsroom-tabs.ts';
import { CompanyFiles } from './company-files.tsx';
import { CompanyFigures } from './company-figures.tsx';
import { companyWays, PROMISES } from './company-words.ts';
import { HOME } from '../../parts/company-paths.ts';
import type { CompanyData } from './company.loader.ts';
import { HISTORY } from './history.ts';
import { Licences } from './licences.tsx';
import { People } from './people.tsx';
import { Promises } from './promises.tsx';

const WAY_UP = [HOME];
const LATEST = 3;

export function Component() {
  const data = useLoaderData<CompanyData>();
  const { brand } = useShellData();
  const isThere = useIsThere();
  return (
    <>
      <PageMeta
        title={`О компании «${brand.name}»`}
        description={`Кто выдаёт займы и принимает инвестиции: запись в реестре Банка России, цифры, люди, история и контакты ${brand.legal.name}.`}
        breadcrumbs={WAY_UP}
      />
      <PageTop
        wayUp={WAY_UP}
        title="О компании"
        lead={`«${brand.name}» выдаёт займы под залог автомобиля и на карту, а деньги для них берёт у инвесторов. В полдень тени короче всего: так мы и стараемся работать — чтобы всё было видно сразу.`}
        actions={
          <>
            <ButtonLink to="/dengi-pod-zalog" size="l">
              Рассчитать заём
            </ButtonLink>
            <ButtonLink to="/kontakty" variant="secondary" size="l">
              Офисы и телефоны
            </ButtonLink>
          </>
        }
        drawing={<HourDial />}
      />
      <CompanyFigures data={data} />
      <Section title="На чём стоим">
        <Promises items={PROMISES} />
      </Section>
      <BelowFold>
        <Section
          title="Документы и право на работу"
          lead="Проверить нас можно за минуту: по номеру записи на сайте Банка России."
          tone="sunken"
        >
          <Stack gap="l">
            <Licences />
            {data.files.length > 0 && (
              <PhoneDetails summary="Устав, приказы и сведения">
                <CompanyFiles files={data.files} />
              </PhoneDetails>
            )}
            <Stack direction="row">
              {isThere('/raskrytie-informatsii') && (
                <ButtonLink to="/raskrytie-informatsii" variant="secondary">
                  Раскрытие информации
                </ButtonLink>
              )}
              {isThere('/documenty') && (
                <ButtonLink to="/documenty" variant="quiet">
                  Все документы
                </ButtonLink>
              )}
            </Stack>
          </Stack>
        </Section>
        <Section title="Кто отвечает" lead="У каждого решения есть имя. Жалобу можно адресовать прямо сюда.">
          <People />
        </Section>
        <Section title="Как мы сюда пришли" tone="sunken">
          <Stack gap="l">
            <Milestones items={HISTORY.slice(-LATEST)} />
            <div>
              <ButtonLink to={`/about-${brand.slug}`} variant="secondary">
                Вся история
              </ButtonLink>
            </div>
          </Stack>
        </Section>
        {data.news.length > 0 && (
          <Section title="Что нового">
            <Stack gap="l">
              <StoryGrid items={data.news} card={(news) => <NewsCard news={news} />} />
              <div>
                <ButtonLink to={NEWSROOM_TABS.news.path} variant="quiet">
                  Все новости
                </ButtonLink>
              </div>
            </Stack>
          </Section>
        )}
        <Section title="Что ещё почитать о нас" tone="sunken">
          {/* Nine: three rows of three. */}
          <Ways min="l" items={companyWays().filter(({ to }) => isThere(to))} />
        </Section>
        <Section title="Остались вопросы?">
          <p>
            Позвоните: <CallUs />. Отвечает человек, который видит вашу заявку и может её изменить.
          </p>
        </Section>
      </BelowFold>
    </>
  );
}
