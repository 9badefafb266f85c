import {
  ADMIN_BLOG_PATHS,
  type AddBlogPost,
  type BlogPostItem,
  type BlogPostList,
  type BlogPostRow,
  type ContentListQuery,
  type MoveDirection,
  type UpdateBlogPost,
} from '@polden/api-contract';
import { staffHttp } from '@polden/session';

const post = <T>(path: string, id: number, body: unknown = {}) => staffHttp.post<T>(`${path}/${id}`, body);

/** The blog's operations for staff. All of them throw HttpError. */
export const blogApi = {
  list: ({ page = 1, search, status }: ContentListQuery, signal: AbortSignal) =>
    staffHttp.get<BlogPostList>(ADMIN_BLOG_PATHS.list, {
      searchParams: { page, ...(search && { search }), ...(status && { status }) },
      signal,
    }),
  item: (id: number, signal?: AbortSignal) =>
    staffHttp.get<BlogPostItem>(`${ADMIN_BLOG_PATHS.item}/${id}`, signal && { signal }),
  add: (values: AddBlogPost) => staffHttp.post<BlogPostItem>(ADMIN_BLOG_PATHS.add, values),
  update: (id: number, values: UpdateBlogPost) => post<BlogPostItem>(ADMIN_BLOG_PATHS.update, id, values),
  remove: (id: number) => post<true>(ADMIN_BLOG_PATHS.remove, id),
  publish: (id: number) => post<BlogPostItem>(ADMIN_BLOG_PATHS.publish, id),
  unpublish: (id: number) => post<BlogPostItem>(ADMIN_BLOG_PATHS.unpublish, id),
  highlights: (signal: AbortSignal) => staffHttp.get<BlogPostRow[]>(ADMIN_BLOG_PATHS.highlights, { signal }),
  highlightAdd: (id: number) => post<BlogPostRow[]>(ADMIN_BLOG_PATHS.highlightAdd, id),
  highlightRemove: (id: number) => post<BlogPostRow[]>(ADMIN_BLOG_PATHS.highlightRemove, id),
  highlightMove: (id: number, direction: MoveDirection) =>
    post<BlogPostRow[]>(ADMIN_BLOG_PATHS.highlightMove, id, { direction }),
};

/** Keys of the query cache. */
export const BLOG_KEYS = {
  lists: ['blog', 'list'],
  list: (query: ContentListQuery) => ['blog', 'list', query],
  highlights: ['blog', 'highlights'],
  item: (id: number) => ['blog', 'item', id],
} as const;
