import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ContentListRow } from '@polden/api-contract';
import { announcementsOf, INSTRUCTIONS } from './drag-words.ts';
import { type Line, type Target, targetOver } from './structure-model.ts';
import { StructureRow } from './structure-row.tsx';
import css from './structure.module.css';

/** Before that a press is a press. */
const DRAG_PIXELS = 5;

export interface StructureBoardProps {
  lines: readonly Line[];
  /** Whether items stand in one another. */
  nests: boolean;
  /** How many levels of them there may be. */
  levels: number;
  mayMove: boolean;
  onMove: (item: ContentListRow, target: Target) => void;
}

/** The items as they stand: dragged with the mouse, a finger or the keyboard. */
export function StructureBoard({ lines, nests, levels, mayMove, onMove }: StructureBoardProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PIXELS } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  function onDragEnd({ active, over }: DragEndEvent): void {
    const line = lines.find(({ key }) => key === active.id);
    const target = over ? targetOver(lines, String(active.id), String(over.id), levels) : null;
    if (line?.kind === 'item' && target) onMove(line.item, target);
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsOf(lines, levels),
        screenReaderInstructions: INSTRUCTIONS,
      }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={lines.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ol role="list" className={css.board}>
          {lines.map((line) => (
            <StructureRow
              key={line.key}
              line={line}
              lines={lines}
              nests={nests}
              levels={levels}
              mayMove={mayMove}
              onMove={onMove}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
