import { useEffect } from 'react';
import { API_BASE_PATH, NEWSROOM_PATHS } from '@polden/api-contract';
import { useLoaderData } from 'react-router-dom';
import { ButtonLink, newsArticle, PageMeta } from '@polden/ui';
import { Facts, readingTimeOf } from '../../parts/facts.tsx';
import { GoOn } from '../../parts/go-on.tsx';
import { Reading } from '../../parts/reading.tsx';
import { ShareButton } from '../../parts/share-button.tsx';
import { StoryGrid } from '../../parts/story-grid.tsx';
import type { ArticleData } from './article.loader.ts';
import { newsAddress, NewsCard, NewsFacts } from './news-card.tsx';
import { wayUpFrom } from './newsroom-tabs.ts';
import css from './article.module.css';

export function Component() {
  const { article, text, related } = useLoaderData<ArticleData>();
  const { id, kind, title, lead, image, source, link } = article;
  const wayUp = wayUpFrom(kind === 'our' ? 'news' : 'press');
  // Of what somebody else wrote the lender is not to be told the author.
  const isNamed = kind === 'our' || source !== null;
  // Counted in the browser: a page that is kept for many visitors, or fetched ahead, is read when somebody opens it.
  useEffect(() => {
    // A browser may be set to have none, whatever the types say.
    (navigator as Partial<Navigator>).sendBeacon?.(`${API_BASE_PATH}${NEWSROOM_PATHS.read}`, `${kind}/${id}`);
  }, [kind, id]);
  return (
    <>
      <PageMeta
        type="article"
        title={title}
        description={lead}
        breadcrumbs={wayUp}
        structured={
          isNamed
            ? [
                newsArticle({
                  headline: title,
                  description: lead,
                  published: article.public_at,
                  images: image ? [image.url] : [],
                  source: source && { ...source, link },
                }),
              ]
            : []
        }
      />
      <Reading
        wayUp={wayUp}
        title={title}
        lead={lead}
        image={image}
        text={text}
        facts={
          <div className={css.facts}>
            <NewsFacts news={article} />
            <Facts>{readingTimeOf(text)}</Facts>
          </div>
        }
      >
        <div className={css.after}>
          {link && (
            <ButtonLink href={link} variant="secondary">
              Читать в источнике{source ? `: ${source.title}` : ''}
            </ButtonLink>
          )}
          <ShareButton title={title} />
        </div>
      </Reading>
      {related.length > 0 && (
        <GoOn title="Ещё новости">
          <StoryGrid items={related} keyOf={newsAddress} card={(news) => <NewsCard news={news} />} />
        </GoOn>
      )}
    </>
  );
}
