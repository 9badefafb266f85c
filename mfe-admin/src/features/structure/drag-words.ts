import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import type { Line } from './structure-model.ts';

export const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Нажмите пробел, чтобы взять пункт. Стрелками вверх и вниз выберите место и нажмите пробел ещё раз. Escape отменяет.',
};

/** What is said while an item is carried. */
export function announcementsOf(lines: readonly Line[]): Announcements {
  const nameOf = (key: unknown): string => {
    const line = lines.find((each) => each.key === key);
    if (!line) return '';
    return line.kind === 'group' ? `раздел «${line.title}»` : `«${line.item.title}»`;
  };
  return {
    onDragStart: ({ active }) => `Взяли ${nameOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)} — на месте ${nameOf(over.id)}.` : `${nameOf(active.id)} — не над списком.`,
    onDragEnd: ({ active, over }) =>
      over ? `Отпустили ${nameOf(active.id)} на месте ${nameOf(over.id)}.` : `${nameOf(active.id)} — там же.`,
    onDragCancel: ({ active }) => `Отменили: ${nameOf(active.id)} на прежнем месте.`,
  };
}
