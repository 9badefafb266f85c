import { Section } from '../layout/section.tsx';
import { Prose } from '../prose/prose.tsx';
import { useShellData } from '../shell-data/use-shell-data.ts';

export interface CityWordsProps {
  /** Of this page, by the subdomain of the city; `content` is HTML. */
  texts: readonly { city: string; heading: string; content: string }[];
}

/** The editors' words about a page for the city of its site. */
export function CityWords({ texts }: CityWordsProps) {
  const { city } = useShellData();
  const own = texts.find((text) => text.city === city.alias);
  if (!own?.content) return null;
  return (
    <Section title={own.heading || `Коротко ${city.where}`} layout="aside">
      <Prose html={own.content} />
    </Section>
  );
}
