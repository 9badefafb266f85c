import { blogPost } from '@polden/content-model';

export interface AdminSection {
  path: string;
  title: string;
  text: string;
  /** The right that opens it. */
  action: string;
}

/** Everything that the staff area has, in the order of its navigation. */
export const SECTIONS: AdminSection[] = [
  {
    path: '/admin/blog',
    title: blogPost.titles.section,
    text: 'Статьи, их публикация и подборка на первом экране блога.',
    action: blogPost.actions.read,
  },
];
