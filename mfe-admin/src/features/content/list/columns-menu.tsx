import { Menu, MenuItem, MenuLine, MenuTick } from '../../menu/menu.tsx';
import type { ListState } from './list-state.ts';
import { useColumns } from './use-columns.ts';

export interface ColumnsMenuProps {
  state: ListState;
  onChange: (state: ListState) => void;
}

/** Which fields have columns; what is chosen stands in the address and in saved views. */
export function ColumnsMenu({ state, onChange }: ColumnsMenuProps) {
  const { all, shown: present } = useColumns(state.columns);
  if (all.length === 0) return null;
  const shown = present.map(([name]) => name);
  const { columns: _, ...rest } = state;
  return (
    <Menu label="Столбцы" button="Столбцы">
      {all.map(([name, { label }]) => (
        <MenuTick
          key={name}
          checked={shown.includes(name)}
          onChange={(checked) =>
            onChange({
              ...state,
              columns: checked ? [...shown, name] : shown.filter((other) => other !== name),
            })
          }
        >
          {label}
        </MenuTick>
      ))}
      {state.columns && (
        <>
          <MenuLine />
          <MenuItem onSelect={() => onChange(rest)}>Как было</MenuItem>
        </>
      )}
    </Menu>
  );
}
