import { formatNumber, plural } from '@polden/ru';
import { Grid, Section, Stat, useShellData } from '@polden/ui';
import { Link } from 'react-router-dom';
import { marksGiven } from '../reviews/marks-given.ts';
import { COMPANY_PATHS } from '../../parts/company-paths.ts';
import type { CompanyData } from './company.loader.ts';

const YEARS = { single: 'год', more: 'года', many: 'лет' };
const OFFICES = { single: 'офис', more: 'офиса', many: 'офисов' };
const MARKS = { single: 'оценке', more: 'оценкам', many: 'оценкам' };
const BILLION = 1_000_000_000;

/** What can be counted; what is not known is left out. */
export function CompanyFigures({ data: { offices, reviews } }: { data: CompanyData }) {
  const { brand, counters, settings } = useShellData();
  const years = fullYears(brand.legal.registryDate, settings.currentDate);
  const given = reviews ? marksGiven(reviews) : 0;
  const lent = counters.find(({ module }) => module === 'loans')?.sum ?? 0;
  return (
    <Section title={`«${brand.name}» в цифрах`} tone="deep">
      <Grid min="m" gap="xl">
        {years > 0 && <Stat label="Выдаём займы" value={`${years} ${plural(years, YEARS)}`} />}
        {lent >= BILLION && (
          <Stat
            label="Выдали"
            value={`${formatNumber(Math.floor((lent / BILLION) * 10) / 10, { most: 1 })} млрд ₽`}
            hint="с начала работы"
          />
        )}
        {offices > 0 && (
          <Stat
            label="Работают"
            value={`${offices} ${plural(offices, OFFICES)}`}
            hint={<Link to={COMPANY_PATHS.contacts}>Найти ближайший</Link>}
          />
        )}
        {reviews?.rating && (
          <Stat
            label="Ставят нам"
            value={`${formatNumber(reviews.rating, { most: 1 })} из 5`}
            hint={
              <Link to={COMPANY_PATHS.reviews}>
                по {given} {plural(given, MARKS)}
              </Link>
            }
          />
        )}
      </Grid>
    </Section>
  );
}

/** 0 for what is no date. */
function fullYears(from: string, to: string): number {
  const [start, end] = [new Date(from), new Date(to)];
  if (Number.isNaN(start.getTime())) return 0;
  const passed = end.getUTCFullYear() - start.getUTCFullYear();
  const anniversary = new Date(start);
  anniversary.setUTCFullYear(end.getUTCFullYear());
  return end < anniversary ? passed - 1 : passed;
}
