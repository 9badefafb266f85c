import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ContentListRow } from '@polden/api-contract';
import { SmallButton } from '../controls/small-button.tsx';
import { useAdminType } from '../content-types/admin-type.tsx';
import { ItemLink } from '../content-types/item-link.tsx';
import { inward, type Line, outward, step, type Target } from './structure-model.ts';
import css from './structure.module.css';

export interface StructureRowProps {
  line: Line;
  lines: readonly Line[];
  nests: boolean;
  levels: number;
  mayMove: boolean;
  onMove: (item: ContentListRow, target: Target) => void;
}

/** A group, or an item with its handle and its buttons. */
export function StructureRow({ line, lines, nests, levels, mayMove, onMove }: StructureRowProps) {
  const { type, root } = useAdminType();
  const isGroup = line.kind === 'group';
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: line.key,
      attributes: { roleDescription: 'пункт, который переставляют' },
      disabled: { draggable: isGroup || !mayMove, droppable: !mayMove },
    });
  const style = { transform: CSS.Translate.toString(transform), transition };
  if (isGroup) {
    return (
      <li ref={setNodeRef} style={style} className={css.group}>
        <h2 className={css.title}>{line.title}</h2>
      </li>
    );
  }
  const { item, depth } = line;
  const button = (label: string, about: string, target: Target | null) => (
    <SmallButton
      about={`${about} «${item.title}»`}
      idle={target === null}
      onClick={() => target && onMove(item, target)}
    >
      {label}
    </SmallButton>
  );
  return (
    <li
      ref={setNodeRef}
      style={{ ...style, marginInlineStart: `${depth * 1.75}rem` }}
      className={css.row}
      data-dragging={isDragging || undefined}
    >
      {mayMove && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={css.handle}
          {...attributes}
          {...listeners}
          aria-label={`Переставить «${item.title}»`}
        >
          <span aria-hidden="true">⠿</span>
        </button>
      )}
      <span className={css.name}>
        <ItemLink type={type.name} root={root} id={item.id}>
          {item.title}
        </ItemLink>
      </span>
      {mayMove && (
        <span className={css.tools}>
          {button('↑', 'вверх', step(lines, line.key, -1))}
          {button('↓', 'вниз', step(lines, line.key, 1))}
          {nests && button('→', 'внутрь предыдущего:', inward(lines, line.key, levels))}
          {nests && button('←', 'наружу', outward(lines, line.key))}
        </span>
      )}
    </li>
  );
}
