import type { BlogPostRow } from '@polden/api-contract';
import { blogPost } from '@polden/content-model';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { SmallButton } from '../../controls/small-button.tsx';
import { useMay } from '../../session/use-may.ts';
import { BLOG_KEYS, blogApi } from '../blog.api.ts';
import { StateBadge } from '../state-badge.tsx';
import { type HighlightChange, useHighlighting } from '../use-highlighting.ts';
import css from './highlights.module.css';

const { max } = blogPost.highlights ?? { max: 0 };

/** The articles that open the blog, in their order. */
export function Highlights() {
  const titleId = useId();
  const mayOrder = useMay(blogPost.actions.order);
  const [said, setSaid] = useState('');
  const { data: posts } = useQuery({
    queryKey: BLOG_KEYS.highlights,
    queryFn: ({ signal }) => blogApi.highlights(signal),
  });
  const changing = useHighlighting();
  const change = (post: BlogPostRow, kind: HighlightChange['change']) =>
    changing.mutate(
      { id: post.id, change: kind },
      { onSuccess: (rows) => setSaid(whatHappened(post, rows)) },
    );

  return (
    <section className={css.section} aria-labelledby={titleId}>
      <h2 className={css.title} id={titleId}>
        Главное{' '}
        <span className={css.count}>
          {posts?.length ?? 0} из {max}
        </span>
      </h2>
      {posts?.length === 0 && (
        <p className={css.hint}>
          Этими статьями открывается блог. Добавьте их из списка кнопкой «В главное».
        </p>
      )}
      {posts && posts.length > 0 && (
        <ol role="list" className={css.list}>
          {posts.map((post, index) => (
            <li key={post.id} className={css.item}>
              <span className={css.place}>{index + 1}</span>
              <span className={css.name}>
                <Link to={`/admin/blog/${post.id}`}>{post.title}</Link>
                {post.state !== 'published' && <StateBadge state={post.state} />}
              </span>
              {mayOrder && (
                <span className={css.buttons}>
                  <SmallButton
                    about={`вверх «${post.title}»`}
                    idle={index === 0 || changing.isPending}
                    onClick={() => change(post, 'up')}
                  >
                    <span aria-hidden="true">↑</span>
                  </SmallButton>
                  <SmallButton
                    about={`вниз «${post.title}»`}
                    idle={index === posts.length - 1 || changing.isPending}
                    onClick={() => change(post, 'down')}
                  >
                    <span aria-hidden="true">↓</span>
                  </SmallButton>
                  <SmallButton
                    about={`«${post.title}» из главного`}
                    idle={changing.isPending}
                    onClick={() => change(post, 'remove')}
                  >
                    Убрать
                  </SmallButton>
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      <div role="status" className="visually-hidden">
        {said}
      </div>
    </section>
  );
}

function whatHappened({ id, title }: BlogPostRow, rows: BlogPostRow[]): string {
  const place = rows.findIndex((row) => row.id === id) + 1;
  return place > 0 ? `«${title}»: место ${place} из ${rows.length}` : `«${title}» больше не в главном`;
}
