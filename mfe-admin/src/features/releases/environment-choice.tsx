import { LinkTabs } from '@polden/ui';
import { releasesAddress } from './use-environment.ts';

/** Where one looks and releases; nothing where there is one environment only. */
export function EnvironmentChoice({
  environments,
  current,
  tab,
}: {
  environments: readonly string[];
  current: string;
  tab: string;
}) {
  if (environments.length < 2) return null;
  return (
    <LinkTabs
      label="Окружение"
      items={environments.map((environment) => ({
        label: environment,
        current: environment === current,
        to: releasesAddress({ environment }, tab === 'map' ? {} : { tab }),
      }))}
    />
  );
}
