import type { PlaceOfIssueSuggestion } from '@polden/api-contract';

/** Finds departments that issue passports by what was typed; the best first. */
export abstract class PlacesOfIssue {
  abstract find(text: string, count: number): Promise<PlaceOfIssueSuggestion[]>;
}
