import { classNames } from '../class-names.ts';
import css from './picture.module.css';

/** An image of the media storage in its place in the content. */
export interface PictureImage {
  url: string;
  /** Pixels of `url`. */
  width: number;
  height: number;
  srcset: string;
  /** The same in better formats, best first. */
  sources: { type: string; srcset: string }[];
  /** The point that stays in sight when it is cut, as shares of width and height. Default: the middle. */
  focus?: { x: number; y: number };
  alt: string;
}

export interface PictureProps {
  image: PictureImage;
  /** How wide it stands on which screens, as in `<img sizes>`. */
  sizes: string;
  /** 'wide' cuts it to 16 : 9, so that pictures side by side are of one height. Default 'own'. */
  ratio?: 'own' | 'wide';
  /** On the first screen: load it before everything else. Default false: only when it comes near. */
  first?: boolean;
}

/** A picture in its place, at most as large as it is where it is whole, with its height kept free before it has come. */
export function Picture({ image, sizes, ratio = 'own', first = false }: PictureProps) {
  const { url, width, height, srcset, sources, focus, alt } = image;
  const cutAround = ratio === 'wide' && focus ? `${focus.x * 100}% ${focus.y * 100}%` : undefined;
  return (
    <picture className={css.picture}>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      <img
        className={classNames(css.image, ratio === 'wide' && css.wide)}
        src={url}
        srcSet={srcset}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        style={cutAround === undefined ? undefined : { objectPosition: cutAround }}
      />
    </picture>
  );
}
