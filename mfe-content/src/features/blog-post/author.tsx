import type { BlogAuthor } from '@polden/api-contract';
import { Picture } from '@polden/ui';
import css from './author.module.css';

const initialsOf = (name: string) => name.replace(/(\p{L})\p{L}*\s*/gu, '$1').slice(0, 2);

/** Who has written the post. */
export function Author({ author }: { author: BlogAuthor }) {
  const { name, role, about, portrait } = author;
  return (
    <section className={css.author} aria-label="Автор статьи">
      <div className={css.portrait}>
        {portrait ? (
          <Picture image={{ ...portrait, alt: '' }} sizes="4rem" />
        ) : (
          <span aria-hidden="true">{initialsOf(name)}</span>
        )}
      </div>
      <div>
        <p className={css.name}>{name}</p>
        <p className={css.role}>{role}</p>
        {about && <p className={css.about}>{about}</p>}
      </div>
    </section>
  );
}
