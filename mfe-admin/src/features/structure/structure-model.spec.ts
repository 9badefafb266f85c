import { describe, expect, it } from '@jest/globals';
import type { ContentListRow } from '@polden/api-contract';
import { faq, loanDocument, menuItem } from '@polden/content-model';
import { axesOf, inward, levelsOfTree, linesOf, outward, step, targetOver } from './structure-model.ts';

function row(id: number, place: number, parent: number | null): ContentListRow {
  return { id, place, title: `№ ${id}`, cells: { parent, category: parent } } as unknown as ContentListRow;
}

const axes = axesOf(menuItem);
// 1 (11 (111), 12), 2
const lines = linesOf(
  [row(2, 2, null), row(12, 2, 1), row(1, 1, null), row(11, 1, 1), row(111, 1, 11)],
  axes,
  [],
);

describe('a board', () => {
  it('knows by what a type is laid out', () => {
    expect(axes).toEqual({ choice: 'kind', parent: 'parent', group: null });
    expect(axesOf(faq).group).toEqual({ field: 'category', to: 'faq-category' });
    expect(axesOf(loanDocument)).toEqual({ choice: null, parent: null, group: null });
  });

  it('is a tree from above', () => {
    expect(lines.map((line) => line.kind === 'item' && [line.item.id, line.depth])).toEqual([
      [1, 0],
      [11, 1],
      [111, 2],
      [12, 1],
      [2, 0],
    ]);
  });

  it('has groups, also empty ones', () => {
    const groups = [
      { id: 7, title: 'Займы' },
      { id: 8, title: 'Пустая' },
    ];
    const grouped = linesOf([row(1, 1, 7)], axesOf(faq), groups);
    expect(grouped.map(({ key }) => key)).toEqual(['group-7', 'item-1', 'group-8']);
    expect(targetOver(grouped, 'item-1', 'group-8')).toEqual({ listId: 8, position: 1 });
  });

  it('takes no group for an item of the same number', () => {
    const groups = [
      { id: 1, title: 'Займы' },
      { id: 2, title: 'Деньги' },
    ];
    const grouped = linesOf([row(1, 1, 1), row(5, 2, 1), row(2, 1, 2)], axesOf(faq), groups);
    expect(targetOver(grouped, 'item-1', 'item-5')).toEqual({ listId: 1, position: 2 });
    expect(targetOver(grouped, 'item-2', 'item-1')).toEqual({ listId: 1, position: 1 });
    expect(outward(grouped, 'item-2')).toBeNull();
  });

  it('lets an item go where it is dropped, and never into itself', () => {
    expect(targetOver(lines, 'item-2', 'item-12')).toEqual({ listId: 1, position: 2 });
    expect(targetOver(lines, 'item-11', 'item-2')).toEqual({ listId: null, position: 3 });
    expect(targetOver(lines, 'item-11', 'item-12')).toEqual({ listId: 1, position: 2 });
    expect(targetOver(lines, 'item-1', 'item-111')).toBeNull();
    expect(targetOver(lines, 'item-1', 'item-1')).toBeNull();
  });

  it('lets nothing go deeper than the menu is shown, with what stands inside', () => {
    const levels = levelsOfTree(menuItem, axes, 'main');
    expect([levels, levelsOfTree(menuItem, axes, 'header')]).toEqual([2, 1]);
    expect(levelsOfTree(loanDocument, axesOf(loanDocument), null)).toBe(Infinity);
    const board = linesOf([row(1, 1, null), row(11, 1, 1), row(12, 2, 1), row(2, 2, null)], axes, []);
    expect(targetOver(board, 'item-2', 'item-12', levels)).toEqual({ listId: 1, position: 2 });
    expect(targetOver(board, 'item-2', 'item-1', levels)).toEqual({ listId: null, position: 1 });
    expect(inward(board, 'item-2', levels)).toEqual({ listId: 1, position: 3 });
    expect(inward(board, 'item-12', levels)).toBeNull();
    expect(targetOver(lines, 'item-11', 'item-12', levels)).toEqual({ listId: 1, position: 2 });
    const two = linesOf([row(1, 1, null), row(11, 1, 1), row(2, 2, null), row(21, 1, 2)], axes, []);
    expect(targetOver(two, 'item-2', 'item-11', levels)).toBeNull();
    expect(inward(two, 'item-2', levels)).toBeNull();
    expect(inward(two, 'item-2')).toEqual({ listId: 1, position: 2 });
  });

  it('moves by the keyboard, too', () => {
    expect(inward(lines, 'item-12')).toEqual({ listId: 11, position: 2 });
    expect(inward(lines, 'item-11')).toBeNull();
    expect(outward(lines, 'item-111')).toEqual({ listId: 1, position: 2 });
    expect(outward(lines, 'item-2')).toBeNull();
    expect(step(lines, 'item-2', -1)).toEqual({ listId: null, position: 1 });
    expect(step(lines, 'item-2', 1)).toBeNull();
  });
});
