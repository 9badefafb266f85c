import { ButtonLink, CallUs, Section, Stack, useIsThere } from '@polden/ui';
import css from './go-on.module.css';

/** What a borrower would do after reading: count, ask or call; not on paper. */
export function NextStep({ tone = 'paper' }: { tone?: 'paper' | 'sunken' }) {
  const isThere = useIsThere();
  return (
    <div className={css.further}>
      <Section title="Прикиньте платёж" tone={tone}>
        <Stack>
          <p className={css.words}>
            Выберите сумму и срок: платёж и переплата видны сразу, телефон для этого не нужен. Или позвоните:{' '}
            <CallUs />.
          </p>
          <Stack direction="row">
            <ButtonLink to="/">Рассчитать заём</ButtonLink>
            {isThere('/voprosy-i-otvety') && (
              <ButtonLink to="/voprosy-i-otvety" variant="secondary">
                Вопросы и ответы
              </ButtonLink>
            )}
          </Stack>
        </Stack>
      </Section>
    </div>
  );
}
