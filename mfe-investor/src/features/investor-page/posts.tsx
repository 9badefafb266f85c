import type { InvestorPost } from '@polden/api-contract';
import { plural, typeset } from '@polden/ru';
import { Card, Details, Film, PhoneDetails, Picture, Prose, Section } from '@polden/ui';
import css from './posts.module.css';

const SIZES = '(min-width: 1240px) 36rem, (min-width: 768px) 45vw, calc(100vw - 4rem)';

const POSTS = { single: 'рассказ', more: 'рассказа', many: 'рассказов' };

/** What editors write for investors: a picture or a film, and a text to be opened. Nothing while there is none. */
export function Posts({ posts }: { posts: InvestorPost[] }) {
  if (posts.length === 0) return null;
  return (
    <Section
      id="podrobno"
      title="Подробно о вложениях"
      lead="Как устроен договор, что делаем с риском и чем отличаются выплаты."
    >
      <PhoneDetails summary={`${posts.length} ${plural(posts.length, POSTS)}`}>
        <List posts={posts} />
      </PhoneDetails>
    </Section>
  );
}

function List({ posts }: { posts: readonly InvestorPost[] }) {
  return (
    <ul className={css.posts} role="list">
      {posts.map((post) => (
        <Card key={post.id} as="li" padding="l">
          <Post post={post} />
        </Card>
      ))}
    </ul>
  );
}

function Post({ post: { id, title, content, youtube, youtube_preview: cover } }: { post: InvestorPost }) {
  return (
    <div id={`rasskaz-${id}`} className={css.post}>
      {youtube ? (
        <Film video={youtube} image={cover} sizes={SIZES} />
      ) : (
        cover && <Picture image={cover} sizes={SIZES} ratio="wide" />
      )}
      <h3>{typeset(title)}</h3>
      <Details summary="Прочитать">
        <Prose html={content} />
      </Details>
    </div>
  );
}
