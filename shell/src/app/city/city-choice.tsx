import { Suspense, type ComponentType } from 'react';
import css from './city-choice.module.css';
import type { CityListProps } from '../header-window.ts';

/** The names of all cities are no part of every page's script: the server has them at hand, the browser brings them later. */
const provided: { CityList: ComponentType<CityListProps> } = { CityList: Loading };

/** Called once by each side before anything is rendered. */
export function provideCityList(list: ComponentType<CityListProps>): void {
  provided.CityList = list;
}

export function CityChoice(props: CityListProps) {
  const { CityList } = provided;
  return (
    <Suspense fallback={<Loading />}>
      <CityList {...props} />
    </Suspense>
  );
}

function Loading() {
  return (
    <p className={css.loading} role="status">
      Загружаем список городов…
    </p>
  );
}
