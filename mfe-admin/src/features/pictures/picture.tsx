import type { MediaImage } from '@polden/api-contract';
import css from './pictures.module.css';

export interface PictureProps {
  picture: MediaImage | null;
  alt: string;
  /** Width to height of its place. */
  aspect: number;
  /** How wide it is drawn, as `sizes` takes it. */
  sizes?: string;
}

/** An uploaded image in the place that it will have, or the empty place. */
export function Picture({ picture, alt, aspect, sizes = '(min-width: 48rem) 40rem, 100vw' }: PictureProps) {
  return (
    <div className={css.picture} style={{ aspectRatio: aspect }}>
      {picture && (
        <picture>
          {picture.sources.map(({ type, srcset }) => (
            <source key={type} type={type} srcSet={srcset} sizes={sizes} />
          ))}
          <img
            src={picture.url}
            srcSet={picture.srcset}
            sizes={sizes}
            width={picture.width}
            height={picture.height}
            alt={alt}
            style={{ objectPosition: `${picture.focus.x * 100}% ${picture.focus.y * 100}%` }}
          />
        </picture>
      )}
    </div>
  );
}
