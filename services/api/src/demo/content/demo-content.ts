import type { ContentType } from '@polden/content-model';
import type { DemoItem } from '../demo-item.ts';

export interface DemoSet {
  type: ContentType;
  /** In the order of their places, or the oldest first. */
  items: DemoItem<ContentType>[];
}

export function demoSet<T extends ContentType>(type: T, items: DemoItem<T>[]): DemoSet {
  return { type, items };
}
