import { describe, expect, it } from '@jest/globals';
import { readErasure } from './read-erasure.ts';

describe('the command that erases a person', () => {
  it('takes a phone, an address or both, and says who asked and why', () => {
    expect(readErasure(['--phone', '+79161234567', '--by', 'Анна'])).toEqual({
      person: { phone: '+79161234567' },
      reason: 'request',
      actor: { id: 'terminal', name: 'Терминал сервера: Анна' },
    });
    const both = ['--phone', '+79161234567', '--email', 'anna@mail.ru', '--reason', 'order'];
    expect(readErasure(both)).toMatchObject({
      person: { phone: '+79161234567', email: 'anna@mail.ru' },
      reason: 'order',
    });
  });

  it.each([
    [[], '--phone or --email is missing'],
    [['--phone'], '--phone takes a value'],
    [['--phone', '+79161234567', '--reason', 'whim'], '--reason is one of request, '],
    [['--all'], 'Unknown option --all: there are --phone, --email, --reason, --by'],
  ])('shows how it is called instead of guessing: %j', (args, problem) => {
    expect(() => readErasure(args)).toThrow(/npm run erase -- --phone/u);
    expect(() => readErasure(args)).toThrow(problem);
  });

  it('does nothing where it is asked how it is used', () => {
    expect(readErasure(['--phone', '+79161234567', '--help'])).toBeNull();
  });
});
