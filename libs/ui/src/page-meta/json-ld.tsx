import type { StructuredData } from './structured-data.ts';

/** An object of schema.org for search engines. It is data: it runs nowhere, and a policy of scripts does not concern it. */
export function JsonLd({ data }: { data: StructuredData }) {
  // A text may hold «</script>».
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
