import {
  CAR_PATHS,
  SUGGESTION_PATHS,
  type CarCost,
  type CarCostRequest,
  type PlaceOfIssueSuggestion,
  type PlaceOfIssueSuggestions,
} from '@polden/api-contract';
import { http } from '@polden/http';

/** Departments by code or by words of the name; none when nobody can be asked, and the person writes it. */
export async function suggestPlaces(typed: string, signal: AbortSignal): Promise<PlaceOfIssueSuggestion[]> {
  const found = http.post<PlaceOfIssueSuggestions>(
    SUGGESTION_PATHS.placeOfIssue,
    { placeOfIssue: typed },
    { signal, quiet: true },
  );
  return found.then(
    ({ suggestions }) => suggestions,
    () => [],
  );
}

/** Whole roubles, roughly; null when it cannot be said. */
export async function estimateCar(car: CarCostRequest, signal: AbortSignal): Promise<number | null> {
  return http.post<CarCost>(CAR_PATHS.cost, car, { signal, quiet: true }).then(
    ({ cost }) => cost,
    () => null,
  );
}
