import css from './icon.module.css';
import { ICON_SHAPES } from './icon-shapes.tsx';

export type IconName = keyof typeof ICON_SHAPES;

/** The sign of that name; a sheet of paper for a name that comes from elsewhere and is none. */
export function toIconName(name: string): IconName {
  return Object.hasOwn(ICON_SHAPES, name) ? (name as IconName) : 'document';
}

export interface IconProps {
  name: IconName;
  /** Spoken name. Without one the icon is decoration and silent. */
  title?: string;
  /** Side in pixels of usual letters; grows with them, by the style of each size. Default 24. */
  size?: 16 | 18 | 20 | 22 | 24 | 32;
}

/** A sign in the text colour around it. */
export function Icon({ name, title, size = 24 }: IconProps) {
  const spoken = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg className={css.icon} width={size} height={size} viewBox="0 0 24 24" focusable="false" {...spoken}>
      {ICON_SHAPES[name]}
    </svg>
  );
}
