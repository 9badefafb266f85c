import {
  ButtonLink,
  CallUs,
  Details,
  faqPage,
  PageMeta,
  Section,
  ServicePhone,
  Stack,
  Steps,
  useShellData,
} from '@polden/ui';
import { PageTop } from '../../parts/page-top.tsx';
import { Ways } from '../../parts/ways.tsx';
import { HOME } from '../../parts/company-paths.ts';
import { Promises } from '../company/promises.tsx';
import { APP_GIVES, APP_QUESTIONS, appSteps, APP_WAYS } from './app-words.ts';

const WAY_UP = [HOME];

export function Component() {
  const {
    brand: { name },
    installsApp,
  } = useShellData();
  return (
    <>
      <PageMeta
        title={`Мобильное приложение «${name}»`}
        description="График, платежи, документы и поддержка в телефоне. Вход по отпечатку, напоминание за три дня и утром в день платежа, заём закрывается в три касания."
        breadcrumbs={WAY_UP}
        structured={[faqPage(APP_QUESTIONS)]}
      />
      <PageTop
        wayUp={WAY_UP}
        title="Мобильное приложение"
        lead="Весь ваш заём на одном экране: сколько, когда и что останется. Без рекламы и звуков."
        actions={
          <>
            <ButtonLink href="#ustanovit" size="l">
              Как установить
            </ButtonLink>
            <ButtonLink to="/login" variant="secondary" size="l">
              Войти на сайте
            </ButtonLink>
          </>
        }
        drawing={<ServicePhone />}
      />
      <Section title="Что в нём есть" tone="sunken">
        <Promises items={APP_GIVES} />
      </Section>
      <Section
        id="ustanovit"
        title="Как установить"
        lead="Приложение бесплатное, занимает меньше сорока мегабайт и работает на телефонах с Android 9 или iOS 16 и новее."
      >
        <Stack gap="l">
          <Steps items={appSteps(name)} />
          {installsApp && (
            <p>
              <ButtonLink href="/app/install">Установить приложение</ButtonLink>
            </p>
          )}
        </Stack>
      </Section>
      <Section title="Вопросы" tone="sunken">
        <Stack gap="s">
          {APP_QUESTIONS.map(({ question, answer }) => (
            <Details key={question} summary={question}>
              <p>{answer}</p>
            </Details>
          ))}
        </Stack>
      </Section>
      <Section title="Дальше">
        <Stack gap="l">
          <Ways items={APP_WAYS} />
          <p>
            Не получается войти? Позвоните: <CallUs />.
          </p>
        </Stack>
      </Section>
    </>
  );
}
