import { useState } from 'react';
import { formatRubles, formatTerm } from '@polden/ru';
import {
  Button,
  ButtonLink,
  Card,
  Container,
  Grid,
  HeroNoon,
  LinkTabs,
  Logo,
  PageHeading,
  RangeField,
  Section,
  Stack,
  Stat,
  Steps,
} from '../src/index.ts';
import css from './gallery.module.css';

const MONTHS = { single: 'месяц', more: 'месяца', many: 'месяцев' };

/** The components as a page uses them. */
export function FirstScreen() {
  return (
    <>
      <Container>
        <div className={css.bar}>
          <Logo />
        </div>
      </Container>
      <Container>
        <div className={css.hero}>
          <PageHeading
            size="display"
            title="Деньги под залог авто, а машина остаётся у вас"
            lead="До 1 000 000 ₽ на срок до 4 лет. Ставка, платёж и полная стоимость видны до заявки: в полдень тени короткие."
          >
            <Stack direction="row">
              <ButtonLink size="l" href="#calculator">
                Рассчитать заём
              </ButtonLink>
              <ButtonLink size="l" variant="quiet" href="#steps">
                Как это устроено
              </ButtonLink>
            </Stack>
          </PageHeading>
          <HeroNoon />
        </div>
      </Container>
      <Section id="calculator" title="Посчитайте до рубля" lead="Двигайте солнце или впишите сумму.">
        <Calculator />
      </Section>
      <Section id="steps" title="Как получить деньги" tone="sunken">
        <Steps
          items={[
            { title: 'Заявка', text: 'Телефон и код из сообщения. Две минуты.' },
            { title: 'Решение', text: 'Ответим за пятнадцать минут и позвоним один раз.' },
            { title: 'Договор', text: 'Подпишете кодом из сообщения, приезжать не нужно.' },
            { title: 'Деньги на карте', text: 'Машина и ПТС остаются у вас.' },
          ]}
        />
      </Section>
    </>
  );
}

function Calculator() {
  const [sum, setSum] = useState(280_000);
  const [months, setMonths] = useState(24);
  const payment = Math.round((sum / months) * 1.3);
  return (
    <Card tone="raised" padding="l">
      <Stack gap="xl">
        <LinkTabs
          label="Вид займа"
          items={[
            { to: '/', label: 'Под залог ПТС', hint: 'до 1 000 000 ₽', current: true },
            { to: '/b', label: 'В рассрочку', hint: 'до 100 000 ₽', current: false },
            { to: '/c', label: 'До зарплаты', hint: 'до 30 000 ₽', current: false },
          ]}
        />
        <Grid min="l" gap="xl">
          <Stack gap="l">
            <RangeField
              label="Сумма"
              name="sum"
              min={50_000}
              max={1_000_000}
              step={10_000}
              value={sum}
              onChange={setSum}
              format={formatRubles}
            />
            <RangeField
              label="Срок"
              name="months"
              min={3}
              max={48}
              value={months}
              onChange={setMonths}
              format={(value) => formatTerm(value, MONTHS, 1)}
            />
          </Stack>
          <Stack gap="l">
            <Stat size="l" label="Платёж в месяц" value={formatRubles(payment)} />
            <Grid min="s">
              <Stat size="s" label="Вернёте всего" value={formatRubles(payment * months)} />
              <Stat size="s" label="Полная стоимость" value="82,4 % годовых" />
            </Grid>
            <Button size="l" wide>
              Оставить заявку
            </Button>
          </Stack>
        </Grid>
      </Stack>
    </Card>
  );
}
