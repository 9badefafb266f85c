import { MEDIA_RIGHTS, type BlogPostItem, type StaffUser } from '@polden/api-contract';
import { actionsOf, blogPost } from '@polden/content-model';

export const ADMIN: StaffUser = {
  id: 1,
  login: 'anna',
  name: 'Анна Полуднева',
  roles: [{ code: 'ADMIN', title: 'Администратор' }],
  isManager: false,
  mustEnrol: false,
  viewAs: null,
  actions: [...Object.values(actionsOf(blogPost)), ...Object.values(MEDIA_RIGHTS)],
};

export const PASSWORD = 'верный пароль';

/** An article of the test's database; every field may be given. */
export function post(id: number, values: Partial<BlogPostItem> = {}): BlogPostItem {
  return {
    id,
    version: 1,
    state: 'draft',
    publishedAt: null,
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-02T09:00:00.000Z',
    highlight: null,
    place: null,
    archived: false,
    archiveYear: null,
    document: null,
    documents: [],
    picture: null,
    title: `Статья ${id}`,
    slug: `statya-${id}`,
    lead: 'Коротко о главном.',
    image: null,
    category: null,
    author: null,
    body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: `Текст ${id}` }] }] },
    ...values,
  };
}
