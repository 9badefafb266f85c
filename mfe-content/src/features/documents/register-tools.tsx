import { ButtonLink, Card, Grid } from '@polden/ui';
import { useLocation } from 'react-router-dom';
import { CHANGES_PATH, CHECK_PATH } from './document-sections.ts';
import css from './documents.module.css';

/** What else can be done with documents; the page of what has changed does not lead to itself. */
export function RegisterTools() {
  const { pathname } = useLocation();
  return (
    <Grid min="m">
      <Card>
        <div className={css.tool}>
          <h2 className={css.toolTitle}>Проверить свой файл</h2>
          <p>
            Скачали документ раньше? Покажем, наш ли он и в какие дни действовал. Сам файл останется у вас.
          </p>
          <ButtonLink to={CHECK_PATH} variant="secondary">
            Проверить
          </ButtonLink>
        </div>
      </Card>
      {pathname !== CHANGES_PATH && (
        <Card>
          <div className={css.tool}>
            <h2 className={css.toolTitle}>Что изменилось</h2>
            <p>Новые редакции и документы, которые утратили силу, — по дням. Можно подписаться лентой.</p>
            <ButtonLink to={CHANGES_PATH} variant="secondary">
              Изменения
            </ButtonLink>
          </div>
        </Card>
      )}
      <Card>
        <div className={css.tool}>
          <h2 className={css.toolTitle}>Не нашли нужного?</h2>
          <p>Короткие ответы на частые вопросы: о сроках, платежах, залоге и данных.</p>
          <ButtonLink to="/voprosy-i-otvety" variant="secondary">
            Вопросы и ответы
          </ButtonLink>
        </div>
      </Card>
    </Grid>
  );
}
