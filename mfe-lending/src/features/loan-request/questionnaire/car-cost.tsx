import { formatRubles } from '@polden/ru';
import { useEffect, useState } from 'react';
import { useDraft } from '../loan-request.store.ts';
import { findModel } from './cars.ts';
import { estimateCar } from './questionnaire.api.ts';
import css from './questionnaire.module.css';

/** What the car on the step is worth, once it is known which one it is. */
export function CarCost() {
  const { carMark = '', carModel = '', carProduced = '' } = useDraft(({ mainInfo }) => mainInfo);
  const cost = useCost(findModel(carMark, carModel), carProduced);
  return (
    <p className={css.worth} role="status">
      {cost !== null && (
        <>
          Такая машина стоит около <strong>{formatRubles(cost)}</strong>. Точнее оценим по фотографиям.
        </>
      )}
    </p>
  );
}

function useCost(car: ReturnType<typeof findModel>, typedYear: string): number | null {
  const [cost, setCost] = useState<number | null>(null);
  const { brandId, modelId } = car ?? {};
  useEffect(() => {
    const leaving = new AbortController();
    const known = brandId !== undefined && modelId !== undefined && /^\d{4}$/u.test(typedYear);
    const asked = known ? estimateCar({ brandId, modelId, year: Number(typedYear) }, leaving.signal) : null;
    void Promise.resolve(asked).then((estimated) => {
      if (!leaving.signal.aborted) setCost(estimated);
    });
    return () => leaving.abort();
  }, [brandId, modelId, typedYear]);
  return cost;
}
