import { Container, Icon, useShellData } from '@polden/ui';
import { useMatches } from 'react-router-dom';
import { useFirstPage } from '../errors/use-first-page.ts';
import css from './saved-notice.module.css';

/** On a page that the server has made of older data because the newer could not be read; later ones are read by the browser. */
export function SavedNotice() {
  const { brand, savedAt } = useShellData();
  const [phone] = brand.phones;
  const isFirstPage = useFirstPage(useMatches().at(-1)?.loaderData);
  if (savedAt === undefined || !isFirstPage) return null;
  return (
    <aside className={css.notice} aria-label="Сохранённая версия страницы">
      <Container>
        <div className={css.line}>
          <Icon name="info" />
          <p>
            Показываем сохранённую версию страницы на&nbsp;{savedAt} по&nbsp;Москве. Ставки и&nbsp;сроки могли
            измениться
            {phone && (
              <>
                : уточните по&nbsp;телефону <a href={`tel:${phone.tel}`}>{phone.title}</a>
              </>
            )}
            .
          </p>
        </div>
      </Container>
    </aside>
  );
}
