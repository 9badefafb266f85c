import type { BlogPostRow } from '@polden/api-contract';
import { blogPost } from '@polden/content-model';
import { formatDate } from '@polden/ru';
import { Link } from 'react-router-dom';
import { Picture } from '../../pictures/picture.tsx';
import { RowActions } from './row-actions.tsx';
import { StateBadge } from '../state-badge.tsx';
import css from './blog-list.module.css';

export interface PostTableProps {
  posts: BlogPostRow[];
  onRemove: (post: BlogPostRow) => void;
}

/** A table; on a phone a sheet for each article. */
export function PostTable({ posts, onRemove }: PostTableProps) {
  return (
    <table className={css.table}>
      <caption className="visually-hidden">Статьи блога</caption>
      <thead>
        <tr>
          <th scope="col">Картинка</th>
          <th scope="col">{blogPost.fields.title.label}</th>
          <th scope="col">Состояние</th>
          <th scope="col">Публикация</th>
          <th scope="col">Изменена</th>
          <th scope="col">
            <span className="visually-hidden">Действия</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <tr key={post.id}>
            <td className={css.thumbnail}>
              <Picture picture={post.picture} alt="" aspect={blogPost.fields.image.aspect} sizes="96px" />
            </td>
            <th scope="row">
              <Link to={`/admin/blog/${post.id}`}>{post.title}</Link>
            </th>
            <td>
              <StateBadge state={post.state} />
            </td>
            <td data-label="Публикация: ">{moment(post.publishedAt)}</td>
            <td data-label="Изменена: ">{moment(post.updatedAt)}</td>
            <td className={css.actions}>
              <RowActions post={post} onRemove={() => onRemove(post)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function moment(iso: string | null) {
  if (iso === null) return '—';
  return <time dateTime={iso}>{formatDate(iso, 'DD.MM.YYYY HH:mm')}</time>;
}
