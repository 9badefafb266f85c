import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useTyped } from './use-typed.ts';

describe('what stands in a field whose value stands in the address', () => {
  const open = (shown: string) =>
    renderHook(({ shown: address }) => useTyped(address), { initialProps: { shown } });
  const type = (field: ReturnType<typeof open>, text: string) => act(() => field.result.current[1](text));

  it('keeps what was typed on while the address was still to follow', () => {
    const field = open('');
    type(field, '9');
    type(field, '91');
    field.rerender({ shown: '9' });
    expect(field.result.current[0]).toBe('91');
    field.rerender({ shown: '91' });
    expect(field.result.current[0]).toBe('91');
  });

  it('follows an address that changes by itself, be it to what was typed before', () => {
    const field = open('');
    type(field, '9');
    field.rerender({ shown: '9' });
    type(field, '91');
    field.rerender({ shown: '91' });
    field.rerender({ shown: '9' });
    expect(field.result.current[0]).toBe('9');
    field.rerender({ shown: '' });
    expect(field.result.current[0]).toBe('');
  });
});
