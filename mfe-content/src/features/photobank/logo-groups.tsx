import { API_BASE_PATH, type Logo, type LogoGroup, PHOTOBANK_PATHS } from '@polden/api-contract';
import { ButtonLink, Picture } from '@polden/ui';
import css from './photobank.module.css';

const SIZES = '(min-width: 992px) 300px, (min-width: 640px) 44vw, calc(100vw - 2rem)';

/** The marks, group by group, each group to be taken as one archive. */
export function LogoGroups({ groups }: { groups: readonly LogoGroup[] }) {
  return (
    <div className={css.groups}>
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ id, title, items }, place) => (
          <section key={id} aria-labelledby={`logos-${id}`} className={css.group}>
            <header className={css.groupHead}>
              <h2 id={`logos-${id}`} className={css.groupTitle}>
                {title}
              </h2>
              <ButtonLink
                href={`${API_BASE_PATH}${PHOTOBANK_PATHS.logoArchive}/${id}`}
                variant="secondary"
                aria-label={`Скачать архив: ${title}`}
              >
                Скачать архив
              </ButtonLink>
            </header>
            <ul role="list" className={css.tiles}>
              {items.map((logo, index) => (
                <li key={logo.id}>
                  <LogoTile logo={logo} first={place === 0 && index === 0} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

function LogoTile({ logo: { title, colour, image, file }, first }: { logo: Logo; first: boolean }) {
  return (
    <figure className={`${css.tile} ${css.mark}`}>
      {image && <Picture image={image} sizes={SIZES} ratio="wide" first={first} />}
      <figcaption className={css.caption}>
        <span>
          {title}
          <span className={css.ground}> · {colour.title.toLowerCase()}</span>
        </span>
        {file && (
          <a href={file.url} download={file.fileName} aria-label={`${title}, ${file.fileType.toUpperCase()}`}>
            {file.fileType.toUpperCase()}
          </a>
        )}
      </figcaption>
    </figure>
  );
}
