import { blogPost, type ContentOperation, operationPaths } from '@polden/content-model';

/** Where the API has an operation of articles. */
export function blogPath(operation: ContentOperation): string {
  return operationPaths(blogPost, operation)[0] ?? '';
}
