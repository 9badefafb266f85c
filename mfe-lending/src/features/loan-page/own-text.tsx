import { Prose, Section } from '@polden/ui';

/** What editors add to a page in a text of its own. */
export function OwnText({ html }: { html: string }) {
  return (
    <Section title="Коротко о главном" layout="aside">
      <Prose html={html} />
    </Section>
  );
}
