import { ButtonLink, PageMeta, Section, SproutSteps, Stack, useShellData } from '@polden/ui';
import { Milestones } from '../../parts/milestones.tsx';
import { PageTop } from '../../parts/page-top.tsx';
import { COMPANY_PATHS, COMPANY_WAY_UP } from '../../parts/company-paths.ts';
import { HISTORY } from './history.ts';
import goOn from '../../parts/go-on.module.css';

export function Component() {
  const { name, nameLocative } = useShellData().brand;
  return (
    <>
      <PageMeta
        title={`История компании «${name}»`}
        description={`Как появился «${name}»: от комнаты на Солнечной до офисов по всей стране. Что получилось, что пришлось переделывать и почему.`}
        breadcrumbs={COMPANY_WAY_UP}
      />
      <PageTop
        wayUp={COMPANY_WAY_UP}
        title={`История компании «${name}»`}
        lead="Мы начинали с четырёх человек и одного правила: показывать человеку всю сумму до того, как он согласится. Правило осталось, людей прибавилось."
        actions={
          <ButtonLink to="/dengi-pod-zalog" size="l">
            Рассчитать заём
          </ButtonLink>
        }
        drawing={<SproutSteps />}
      />
      <Section title="По годам">
        <Milestones items={HISTORY} />
      </Section>
      <Section
        title="Почему так называемся"
        tone="sunken"
        lead="В полдень солнце стоит прямо над головой, и тени почти нет. Спрятать в такой час нечего и негде."
      >
        <Stack gap="l">
          <p className={goOn.words}>
            Имя придумали не для вывески, а для себя. Когда мы спорим, писать ли о чём-то мелким шрифтом,
            кто-нибудь непременно спрашивает: «А это по-полуденному?» Если нет — переписываем. Так в «
            {nameLocative}» появились договор на одиннадцати страницах, рамка с полной стоимостью в каждом
            расчёте и отказ, причину которого называют по телефону.
          </p>
          <Stack direction="row">
            <ButtonLink to={COMPANY_PATHS.reviews} variant="secondary">
              Что о нас говорят
            </ButtonLink>
            <ButtonLink to={COMPANY_PATHS.careers} variant="quiet">
              Работать с нами
            </ButtonLink>
          </Stack>
        </Stack>
      </Section>
    </>
  );
}
