import type { ReleaseOverview } from '@polden/api-contract';

export type Environments = Pick<ReleaseOverview, 'environment' | 'environments'>;

/** What is looked at, or about to be moved; nothing where there is one environment only. */
export function EnvironmentName({ environment, environments }: Environments) {
  return environments.length < 2 ? null : <p>{`Окружение «${environment}»`}</p>;
}
