import {
  Button,
  Card,
  Checkbox,
  CodeField,
  ErrorSummary,
  Grid,
  RadioGroup,
  Section,
  Stack,
  TextField,
} from '../src/index.ts';

export function FormGallery() {
  return (
    <Section title="Формы" tone="sunken">
      <Grid min="l" gap="xl">
        <Stack gap="l">
          <TextField label="Телефон" name="phone" type="tel" mask="phone" defaultValue="+7 (916) 123-45-67" />
          <TextField
            label="Сумма"
            name="cost"
            suffix="₽"
            inputMode="numeric"
            hint="Сколько стоит машина сейчас"
          />
          <TextField label="Почта" name="email" placeholder="name@example.ru" prefix="@" />
          <TextField label="Город" name="city" defaultValue="Мос" error="Такого города мы не нашли" />
          <TextField label="Недоступно" name="off" defaultValue="Москва" disabled />
          <CodeField label="Код из сообщения" name="code" hint="Отправили на +7 916 123-45-67" />
          <CodeField label="Код из сообщения" name="code2" error="Код не подошёл, осталось 4 попытки" />
        </Stack>
        <Stack gap="l">
          <ErrorSummary
            errors={[
              { fieldId: 'consent', message: 'Без согласия мы не сможем проверить заявку' },
              { message: 'Такого города мы не нашли' },
            ]}
          />
          <Card>
            <Stack>
              <Checkbox label="Согласен на запрос кредитной истории" name="a" defaultChecked />
              <Checkbox
                id="consent"
                label={
                  <>
                    Принимаю <a href="#doc">соглашение об электронном взаимодействии</a>
                  </>
                }
                name="b"
                error="Без согласия мы не сможем проверить заявку"
              />
              <Checkbox label="Недоступно" name="c" disabled />
              <Checkbox label="Недоступно и отмечено" name="d" disabled defaultChecked />
            </Stack>
          </Card>
          <RadioGroup
            label="Выплата процентов"
            name="payout"
            defaultValue="monthly"
            options={[
              { value: 'monthly', label: 'Каждый месяц' },
              { value: 'end', label: 'В конце срока', hint: 'вместе с суммой' },
            ]}
          />
          <Button type="submit">Продолжить</Button>
        </Stack>
      </Grid>
    </Section>
  );
}
