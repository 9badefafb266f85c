import { SALES_POINT_PATHS, type SalesPoint } from '@polden/api-contract';
import { readCached, softRead } from '@polden/http';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loanPageLoader, type LoanPageData } from '../loan-page/loan-page.loader.ts';

/** Query parameter with the city of the points. */
export const CITY_PARAM = 'gorod';

export interface SalesPointsData extends LoanPageData {
  /** Null when they could not be read, and the page says so. */
  cities: string[] | null;
  /** Of the chosen city, or of all. */
  points: SalesPoint[] | null;
  city: string;
}

/** Loader of a page with points where phones are taken. Fails soft, as every page of the lender. */
export function salesPointsLoader(key: string): (args: LoaderFunctionArgs) => Promise<SalesPointsData> {
  const page = loanPageLoader(key);
  return async (args) => {
    const asked = new URL(args.request.url).searchParams.get(CITY_PARAM) ?? '';
    const [own, cities, points] = await Promise.all([
      page(args),
      softRead(readCached<string[]>(SALES_POINT_PATHS.cities)),
      softRead(readCached<SalesPoint[]>(SALES_POINT_PATHS.names)),
    ]);
    // A city without points is none that was chosen.
    const city = cities?.includes(asked) ? asked : '';
    return {
      ...own,
      cities,
      city,
      points: points?.filter((point) => city === '' || point.city === city) ?? null,
    };
  };
}
