import type { CityText } from '@polden/api-contract';
import { Prose, Section, useShellData } from '@polden/ui';

/** What editors say of the page in the city on whose site it stands. */
export function CityWords({ texts }: { texts: readonly CityText[] }) {
  const { city } = useShellData();
  const own = texts.find((text) => text.city === city.alias);
  if (!own?.content) return null;
  return (
    <Section title={own.heading || `Коротко ${city.where}`} layout="aside">
      <Prose html={own.content} />
    </Section>
  );
}
