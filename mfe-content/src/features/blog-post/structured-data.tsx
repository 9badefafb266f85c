import type { Brand, BlogPost } from '@polden/api-contract';

/** The post for search engines: schema.org BlogPosting as JSON-LD, which is data and runs nowhere. */
export function StructuredData({ post, brand }: { post: BlogPost; brand: Brand }) {
  const site = `https://${brand.domain}`;
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.lead,
    datePublished: post.public_at,
    mainEntityOfPage: `${site}/blog/${post.slug}`,
    ...(post.image && { image: new URL(post.image.url, site).href }),
    ...(post.votes > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: post.rating, ratingCount: post.votes },
    }),
    author: { '@type': 'Organization', name: brand.name, url: site },
  };
  // A text may hold «</script>».
  const json = JSON.stringify(posting).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
