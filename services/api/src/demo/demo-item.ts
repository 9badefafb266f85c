import type { ContentType, ContentValues, Field, FieldOf } from '@polden/content-model';
import type { Block } from './blog/demo-post.ts';
import type { LogoName } from './logos.ts';
import type { PressMark } from './press-marks.ts';
import type { PictureName } from './blog/pictures/pictures.ts';

/** A drawing of the demo, the sign of the brand, or the mark of a newspaper. */
export type DemoImage = { alt: string } & (
  { picture: PictureName } | { logo: LogoName } | { mark: PressMark }
);

/**
 * A document that is made when the content is seeded (see documents/), the sign of the brand as SVG, or a file of
 * films/.
 */
export type DemoFile = { document: string } | { logo: LogoName } | { film: string };

/** How a field is written in the demo content; what a reference leads to is named by its title. */
type DemoValue<F extends Field, Value> =
  F extends FieldOf<'richText'>
    ? Block[]
    : F extends FieldOf<'image'>
      ? DemoImage
      : F extends FieldOf<'file'>
        ? DemoFile
        : F extends FieldOf<'reference'>
          ? string
          : Exclude<Value, null>;

/** An item of the demo content as an editor would type it; fields that are left out stay empty. */
export interface DemoItem<T extends ContentType> {
  fields: {
    [Name in keyof T['fields']]?: DemoValue<T['fields'][Name], ContentValues<T>[Name]>;
  };
  /** What it said before, the oldest first: it is published with the first and then changed to each next one. */
  earlier?: DemoItem<T>['fields'][];
  /** Days before the day of seeding; null for a draft. Default: today. */
  daysAgo?: number | null;
  /** Whether it stands among the highlights, in the order of the list. */
  highlight?: true;
  /** Put into the archive; with the year where the type takes one. */
  archived?: true | number;
}
