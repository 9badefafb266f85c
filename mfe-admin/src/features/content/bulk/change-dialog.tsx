import type { BulkChoice, BulkPreview } from '@polden/api-contract';
import { emptyValue, type FieldValue } from '@polden/content-model';
import { plural } from '@polden/ru';
import { Button } from '@polden/ui';
import { useId, useRef, useState } from 'react';
import { useMutation } from '../../calls/use-mutation.ts';
import { reportOddInput } from '../../controls/odd-input.ts';
import { Select } from '../../controls/select.tsx';
import { useAdminType } from '../../content-types/admin-type.tsx';
import { Dialog, DialogActions } from '../../dialog/dialog.tsx';
import { BulkValue } from './bulk-value.tsx';
import { ChangePreview } from './change-preview.tsx';
import { useChangedFields } from './use-changed-fields.ts';

const ITEMS = { single: 'запись', more: 'записи', many: 'записей' };

export interface ChangeDialogProps {
  choice: BulkChoice;
  busy: boolean;
  /** The new values, and the items that would become different. */
  onChange: (values: Record<string, FieldValue>, items: BulkPreview['items']) => void;
  onCancel: () => void;
}

/** One field of many items: chosen, shown what would change, and only then changed. */
export function ChangeDialog({ choice, busy, onChange, onCancel }: ChangeDialogProps) {
  const { type, api } = useAdminType();
  const id = useId();
  const newValue = useRef<HTMLDivElement>(null);
  const fields = useChangedFields();
  const [name, setName] = useState(fields[0]?.[0] ?? '');
  const field = type.fields[name];
  const [value, setValue] = useState<FieldValue>(field ? emptyValue(field) : null);
  const values = { [name]: value };
  const trying = useMutation({
    mutationFn: () => api.bulkTrial({ operation: 'change', values, ...choice }),
    meta: { failure: 'Посмотреть не получилось.' },
  });
  const choose = (next: string) => {
    const chosen = type.fields[next];
    setName(next);
    setValue(chosen ? emptyValue(chosen) : null);
    trying.reset();
  };
  const preview = trying.data;
  const changed = preview?.items.filter(({ message, before }) => message === null && name in before) ?? [];
  return (
    <Dialog title="Изменить поле" wide={preview !== undefined} onCancel={onCancel}>
      <Select
        id={`${id}-field`}
        label="Поле"
        value={name}
        options={fields.map(([each, { label }]) => ({ value: each, label }))}
        onChange={choose}
      />
      {field && (
        <div ref={newValue}>
          <BulkValue
            key={name}
            id={`${id}-value`}
            field={field}
            value={value}
            onChange={(next) => {
              setValue(next);
              trying.reset();
            }}
          />
        </div>
      )}
      {preview && field && <ChangePreview preview={preview} name={name} field={field} value={value} />}
      <DialogActions>
        <Button variant="secondary" onClick={onCancel}>
          Отмена
        </Button>
        {preview && changed.length > 0 ? (
          <Button busy={busy} onClick={() => onChange(values, changed)}>
            {`Изменить ${changed.length} ${plural(changed.length, ITEMS)}`}
          </Button>
        ) : (
          <Button
            busy={trying.isPending}
            onClick={() => {
              if (!reportOddInput(newValue.current)) trying.mutate();
            }}
          >
            Посмотреть, что изменится
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
