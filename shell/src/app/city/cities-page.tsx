import { Container, PageHeading, PageMeta, useShellData } from '@polden/ui';
import { useSearchParams } from 'react-router-dom';
import { CityChoice } from './city-choice.tsx';
import css from './cities-page.module.css';

/** `/gorod`: the choice of a city as a page, where the window of the header cannot open. */
export function CitiesPage() {
  const { city } = useShellData();
  const [params] = useSearchParams();
  return (
    <Container>
      <PageMeta title="Выбор города" description="Города, в которых мы выдаём займы, по алфавиту." noindex />
      <div className={css.page}>
        <PageHeading title="Ваш город" lead={`Сейчас показываем, что доступно ${city.where}.`} />
        <CityChoice path={params.get('path') ?? '/'} current={city.alias} typed={params.get('q') ?? ''} />
      </div>
    </Container>
  );
}
