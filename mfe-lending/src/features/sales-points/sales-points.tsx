import { tieNumbers } from '@polden/ru';
import { Button, Grid, Card, Notice, Section, SelectField } from '@polden/ui';
import { Form, useLoaderData, useSubmit } from 'react-router-dom';
import { CITY_PARAM, type SalesPointsData } from './sales-points.loader.ts';
import css from './sales-points.module.css';

/** Where phones are taken, by city. */
export function SalesPoints() {
  const { cities, points, city } = useLoaderData<SalesPointsData>();
  const submit = useSubmit();
  return (
    <Section id="punkty" title="Где примут смартфон" lead="Возьмите паспорт и зарядку: так оценят быстрее.">
      {cities && points ? (
        <div className={css.points}>
          <Form
            className={css.choice}
            action="#punkty"
            preventScrollReset
            onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
          >
            <SelectField
              label="Город"
              name={CITY_PARAM}
              defaultValue={city}
              options={[
                { value: '', label: 'Все города' },
                ...cities.map((title) => ({ value: title, label: title })),
              ]}
            />
            <div className={css.withoutScript}>
              <Button type="submit" variant="secondary">
                Показать
              </Button>
            </div>
          </Form>
          <Grid min="m">
            {points.map(({ id, name, city: where, address }) => (
              <Card key={id} as="article">
                <h3>{name}</h3>
                <p>{tieNumbers(`${where}, ${address}`)}</p>
              </Card>
            ))}
          </Grid>
        </div>
      ) : (
        <Notice tone="warning" title="Список пунктов сейчас не открылся">
          <p>Обновите страницу через минуту или позвоните нам: подскажем ближайший.</p>
        </Notice>
      )}
    </Section>
  );
}
