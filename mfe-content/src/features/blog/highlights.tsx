import type { BlogPostCard } from '@polden/api-contract';
import { Picture } from '@polden/ui';
import { StoryLink } from '../../parts/story-card.tsx';
import { postAddress } from './post-card.tsx';
import { PostFacts } from './post-facts.tsx';
import css from './highlights.module.css';

const SIZES = '(min-width: 1340px) 800px, (min-width: 992px) 60vw, calc(100vw - 2rem)';

/** What the editors put first: one story with its picture, and the others by their titles. */
export function Highlights({ posts }: { posts: BlogPostCard[] }) {
  const [story, ...others] = posts;
  if (!story) return null;
  return (
    <section aria-labelledby="highlights" className={css.highlights}>
      <h2 id="highlights" className="visually-hidden">
        Главное
      </h2>
      <article className={css.story}>
        {story.image && <Picture image={story.image} sizes={SIZES} ratio="wide" first />}
        <PostFacts post={story} />
        <h3 className={css.storyTitle}>
          <StoryLink to={postAddress(story)} title={story.title} />
        </h3>
        <p className={css.lead}>{story.lead}</p>
      </article>
      {others.length > 0 && (
        <ul role="list" className={css.others}>
          {others.map((post) => (
            <li key={post.id}>
              <article className={css.other}>
                <h3 className={css.otherTitle}>
                  <StoryLink to={postAddress(post)} title={post.title} />
                </h3>
                <PostFacts post={post} />
              </article>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
