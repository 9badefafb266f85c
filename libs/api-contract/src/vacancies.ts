export const VACANCY_PATHS = {
  /** GET → VacancyCard[], in their order. */
  items: 'vacancy/items',
  /** GET vacancy/item/{id or url} → Vacancy; a former url finds it too: redirect to the present one. */
  item: 'vacancy/item',
} as const;

export interface VacancyCard {
  id: number;
  /** Last part of its address. */
  url: string;
  title: string;
  city: string;
  /** What it belongs to: «Оценка»; may be ''. */
  department: string;
  /** As it is shown; may be ''. */
  salary: string;
  employment: { value: string; title: string };
  lead: string;
  /** ISO 8601 in UTC. */
  public_at: string;
  /** Place in the list, from 1. */
  order: number;
}

export interface Vacancy extends VacancyCard {
  /** Sanitised HTML. */
  content: string;
}
