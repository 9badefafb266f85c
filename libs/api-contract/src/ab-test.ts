import { LEAD_PATHS } from './lead.ts';

export const AB_TEST_PATHS = {
  /** POST AbTestEntry → {ok: true}. Public; a visitor without a visitor cookie is not counted. */
  addEvent: 'ab-test/add-event',
  /** GET → AbTestResult[]. */
  results: 'admin/ab-test/results',
} as const;

/** The right to read the results. */
export const AB_TEST_ACTION = 'ab-test.read';

/** Two ways to do something, each shown to a part of the visitors for as long as the experiment runs. */
export interface Experiment {
  /** The first is the control: what robots and visitors without a cookie see. Weights are relative. */
  variants: readonly { name: string; weight: number }[];
  /** Its pages: those of a layout, or of exact paths. */
  layout?: string;
  paths?: readonly string[];
  /** POST paths of the API; a successful call is a conversion. */
  goals: readonly string[];
  /** Another salt deals the visitors anew. */
  salt: string;
}

/** What is tried out at the moment. Removing one here ends it: all visitors see what its pages do without a variant. */
export const EXPERIMENTS = {
  'layout-lite': {
    variants: [
      { name: 'control', weight: 50 },
      { name: 'variant', weight: 50 },
    ],
    layout: 'lite-ab',
    goals: [
      LEAD_PATHS.create,
      LEAD_PATHS.businessFirstStep,
      LEAD_PATHS.carPurchaseFirstStep,
      LEAD_PATHS.refinanceFirstStep,
      LEAD_PATHS.refinance,
      LEAD_PATHS.personalAccount,
    ],
    salt: '2026-11',
  },
} as const satisfies Record<string, Experiment>;

export type ExperimentName = keyof typeof EXPERIMENTS;

/** What each is about, for those who read the results; no visitor needs it. */
export const EXPERIMENT_TITLES: Readonly<Record<ExperimentName, string>> = {
  'layout-lite': 'Лендинг: кнопка к форме в шапке или внизу экрана',
};

/** Experiment → variant of one visitor, for the experiments that concern a page. */
export type ExperimentVariants = { readonly [Name in ExperimentName]?: string };

export const EXPERIMENT_NAMES = Object.keys(EXPERIMENTS) as ExperimentName[];

/** What everybody sees who is not dealt a variant. */
export function controlOf(experiment: Experiment): string {
  return experiment.variants[0]?.name ?? 'control';
}

/** Variant of a visitor who falls into `bucket` of `buckets` (bucketOf in mfe-release). */
export function variantOfBucket(experiment: Experiment, bucket: number, buckets: number): string {
  const total = experiment.variants.reduce((sum, { weight }) => sum + weight, 0);
  let upTo = 0;
  for (const { name, weight } of experiment.variants) {
    upTo += weight;
    if (bucket < (upTo / total) * buckets) return name;
  }
  return controlOf(experiment);
}

/** Names of the experiments that a page belongs to. */
export function experimentsOf(page: { layout: string; path: string }): ExperimentName[] {
  return EXPERIMENT_NAMES.filter((name) => {
    const { layout, paths }: Experiment = EXPERIMENTS[name];
    return layout === page.layout || (paths?.includes(page.path) ?? false);
  });
}

export const AB_EVENT_KINDS = ['exposure', 'conversion'] as const;
export type AbEventKind = (typeof AB_EVENT_KINDS)[number];

export interface AbEvent {
  experiment: ExperimentName;
  kind: AbEventKind;
}

/** The variant is not said: it follows from the visitor's cookie. */
export interface AbTestEntry {
  event: AbEvent;
}

/** Visitors, each counted once for each kind. */
export interface AbTestResult {
  experiment: ExperimentName;
  title: string;
  variants: { variant: string; exposures: number; conversions: number }[];
}
