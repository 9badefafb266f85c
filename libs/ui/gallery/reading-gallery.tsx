import { formatKopecks } from '@polden/ru';
import {
  Breadcrumbs,
  Card,
  DataTable,
  Details,
  Grid,
  Notice,
  Pagination,
  PhoneDetails,
  Prose,
  Section,
  Stack,
  Stat,
} from '../src/index.ts';

const ROWS = [1, 2, 3, 4].map((month) => ({
  month,
  date: `15.0${month}.2027`,
  payment: 1_485_033,
  interest: 560_000 - month * 12_345,
  debt: 27_115_000 - month * 1_111_100,
}));

const ARTICLE = `
  <h2>Из чего состоит платёж</h2>
  <p>Проценты начисляются на остаток долга: долг меньше — <strong>проценты меньше</strong>, а платёж
  <a href="#">не меняется</a>.</p>
  <ul><li>Проценты за месяц.</li><li>Долг: всё остальное.</li></ul>
  <blockquote><p>Тысяча, внесённая в первый год, экономит больше трёх, внесённых в последний.</p></blockquote>
  <h3>Когда платить раньше</h3>
  <ol><li>Сразу после очередного платежа.</li><li>Пока не прошла половина срока.</li></ol>`;

export function ReadingGallery() {
  return (
    <Section title="Чтение" lead="Таблицы, подробности и предупреждения." layout="aside">
      <Stack gap="xl">
        <DataTable
          caption="График платежей, ₽"
          columns={[
            { key: 'date', title: 'Дата', cell: (row) => row.date },
            { key: 'payment', title: 'Платёж', kind: 'number', cell: (row) => formatKopecks(row.payment) },
            {
              key: 'interest',
              title: 'Проценты',
              kind: 'number',
              cell: (row) => formatKopecks(row.interest),
            },
            { key: 'debt', title: 'Остаток долга', kind: 'number', cell: (row) => formatKopecks(row.debt) },
          ]}
          rows={ROWS}
          rowKey={(row) => row.month}
          total={['Всего', formatKopecks(5_940_132), formatKopecks(2_116_550), '']}
        />
        <div>
          <Details summary="Что понадобится для заявки?" open>
            <p>Паспорт, паспорт транспортного средства и телефон. Справка о доходах не нужна.</p>
          </Details>
          <Details summary="Можно ли вернуть деньги раньше срока?">
            <p>Можно, в любой день и без комиссии.</p>
          </Details>
          <PhoneDetails summary="Все документы">
            <p>Договор займа, договор залога и график платежей.</p>
          </PhoneDetails>
        </div>
        <div>
          <Breadcrumbs
            items={[
              { to: '/', label: 'Главная' },
              { to: '/blog', label: 'Блог' },
            ]}
          />
          <Prose html={ARTICLE} />
        </div>
        <Pagination label="Страницы" page={5} pageCount={9} to={(page) => `/blog?page=${page}`} />
        <Stack>
          <Notice title="Деньги придут завтра">Банк проводит платежи до восьми вечера.</Notice>
          <Notice tone="success" title="Телефон подтверждён" />
          <Notice tone="warning" title="Сервис проверки отвечает медленно">
            Заявка сохранена, мы ответим позже.
          </Notice>
          <Notice tone="error" title="Не получилось отправить">
            Попробуйте ещё раз через минуту.
          </Notice>
        </Stack>
        <Grid>
          <Card>
            <Stat label="Выдали займов" value="18 402 913 000 ₽" hint="с 2011 года" />
          </Card>
          <Card tone="brand">
            <Stat label="Средний платёж" value="14 850 ₽" />
          </Card>
        </Grid>
      </Stack>
    </Section>
  );
}
