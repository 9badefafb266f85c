import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import { type Line, targetOver } from './structure-model.ts';

export const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Нажмите пробел, чтобы взять пункт. Стрелками вверх и вниз выберите место и нажмите пробел ещё раз. Escape отменяет.',
};

/** What is said while an item is carried. `levels`: how many there may be. */
export function announcementsOf(lines: readonly Line[], levels: number): Announcements {
  const nameOf = (key: unknown): string => {
    const line = lines.find((each) => each.key === key);
    if (!line) return '';
    return line.kind === 'group' ? `раздел «${line.title}»` : `«${line.item.title}»`;
  };
  return {
    onDragStart: ({ active }) => `Взяли ${nameOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)} — на месте ${nameOf(over.id)}.` : `${nameOf(active.id)} — не над списком.`,
    onDragEnd: ({ active, over }) => {
      if (!over || over.id === active.id) return `${nameOf(active.id)} — там же.`;
      return targetOver(lines, String(active.id), String(over.id), levels)
        ? `Отпустили ${nameOf(active.id)} на месте ${nameOf(over.id)}.`
        : `Сюда ${nameOf(active.id)} не поставить: пункт остался на прежнем месте.`;
    },
    onDragCancel: ({ active }) => `Отменили: ${nameOf(active.id)} на прежнем месте.`,
  };
}
