export const SUGGESTION_PATHS = {
  /** POST PlaceOfIssueQuery → PlaceOfIssueSuggestions. Never fails for want of a directory: the list is empty then. */
  placeOfIssue: 'service/dadata/suggestions/place-of-issue',
} as const;

export interface PlaceOfIssueQuery {
  /** What was typed: a department code («770-001», «770001») or words of the name. */
  placeOfIssue: string;
}

export interface PlaceOfIssueSuggestion {
  /** What goes into the field: the name as passports have it, in capitals. */
  value: string;
  data: {
    /** 770-001. */
    code: string;
    name: string;
  };
}

export interface PlaceOfIssueSuggestions {
  /** The best first, at most ten; empty: the person writes it as in the passport. */
  suggestions: PlaceOfIssueSuggestion[];
}
