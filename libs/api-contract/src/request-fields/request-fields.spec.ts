import { expect, it } from '@jest/globals';
import { chosenParts, requestFields, sentKind } from './request-fields.ts';

it('a name means the same in every request: what is kept is read by it', () => {
  const meant = [
    ...requestFields().map(([name, { as, ofAnother = false, staffLabel, label, ...field }]) => {
      const { contact, privacy } = sentKind({ ...field, label }) ?? {};
      // Who sends it is shown apart, whatever the form calls him.
      const read = as === undefined ? (staffLabel ?? label) : as;
      return { name, read, ofAnother, contact, open: privacy === 'open' };
    }),
    ...chosenParts().map(([name, { label }]) => ({
      name,
      read: label,
      ofAnother: false,
      contact: undefined,
      open: true,
    })),
  ];
  const byName = Map.groupBy(meant, ({ name }) => name);
  for (const [, [first, ...others]] of byName) for (const other of others) expect(other).toEqual(first);
});
