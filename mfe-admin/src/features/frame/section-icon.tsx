import css from './frame.module.css';

/** Lines of 1.5 on a field of 20, as the icons of the site are drawn; these are for staff alone. */
const SHAPES = {
  home: 'M3 9.5 10 4l7 5.5V16H12v-4H8v4H3z',
  blog: 'M4 15.5V16h.5L15 5.5 14.5 5zM12.5 7 14 8.5M4 4h5M4 7h3',
  content: 'M3.5 4h13v4h-13zM3.5 11h5.5v5H3.5zM12 11h4.5v5H12z',
  calendar: 'M4 5h12v11H4zM4 8.5h12M7 3v3M13 3v3',
  sets: 'M4 6.5 10 3l6 3.5-6 3.5zM4 10l6 3.5 6-3.5M4 13.5 10 17l6-3.5',
  leads: 'M3.5 11v5h13v-5M3.5 11 6 4h8l2.5 7h-4a2.5 2.5 0 0 1-5 0z',
  mail: 'M3 5h14v10H3zM3.5 5.5 10 11l6.5-5.5',
  person: 'M10 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 16.5c.8-3 3-4.5 6-4.5s5.2 1.5 6 4.5',
  picture: 'M3.5 4.500h13v11h-13zM4 14l4-4 3 3 2-2 3 3M12.5 7.800h.01',
  link: 'M8.5 11.5l3-3M9 6.5l2-2a3 3 0 0 1 4.2 4.2l-2 2M11 13.5l-2 2a3 3 0 0 1-4.2-4.2l2-2',
  told: 'M4 10h8M9 7l3 3-3 3M12 4h4v12h-4',
  release: 'M10 3v9M6.5 6.5 10 3l3.5 3.500M4 12v4h12v-4',
  history: 'M3.5 10a6.5 6.5 0 1 0 2-4.700L3.5 7M3.5 3.500V7H7M10 6.500V10l2.5 1.5',
  access: 'M5 9h10v7.500H5zM7 9V6.500a3 3 0 0 1 6 0V9',
} as const;

export type SectionIconName = keyof typeof SHAPES;

/** Decoration: the word beside it says the same. */
export function SectionIcon({ name }: { name: SectionIconName }) {
  return (
    <svg className={css.icon} viewBox="0 0 20 20" width={20} height={20} aria-hidden="true" focusable="false">
      <path d={SHAPES[name]} />
    </svg>
  );
}
