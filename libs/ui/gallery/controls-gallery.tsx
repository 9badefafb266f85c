import { Button, ButtonLink, Icon, Progress, RequestNumber, Section, Stack } from '../src/index.ts';

const VARIANTS = ['primary', 'secondary', 'quiet'] as const;

export function ControlsGallery() {
  return (
    <>
      <Section title="Кнопки" tone="sunken">
        <Stack gap="l">
          {VARIANTS.map((variant) => (
            <Stack key={variant} direction="row">
              <Button variant={variant}>Получить код</Button>
              <Button variant={variant} size="l">
                Оставить заявку <Icon name="arrow-right" />
              </Button>
              <Button variant={variant} busy>
                Отправляем
              </Button>
              <Button variant={variant} disabled>
                Недоступно
              </Button>
              <ButtonLink variant={variant} to="/">
                Ссылка
              </ButtonLink>
            </Stack>
          ))}
        </Stack>
      </Section>
      <Section title="На глубине" lead="Подвал и полосы хвои всегда в ночной теме." tone="deep">
        <Stack direction="row">
          <Button>Получить код</Button>
          <Button variant="secondary">Подробнее</Button>
          <Button variant="quiet">Условия</Button>
        </Stack>
      </Section>
      <Section label="Ход" width="narrow">
        <Stack gap="xl">
          <Progress value={38} label="Проверяем заявку, обычно это меньше минуты" />
          <Progress value={100} label="Готово" />
          <RequestNumber id="019aa3c5-7d10-7c3e-9a44-5b6f0c2d8e71" />
        </Stack>
      </Section>
    </>
  );
}
