import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { OverloadedError } from './overloaded-error.ts';
import { RenderGate } from './render-gate.ts';

/** Lets in as many as it can, and lets as many wait. */
async function filled(): Promise<{
  gate: RenderGate;
  leaves: (() => void)[];
  waiting: Promise<() => void>[];
}> {
  const gate = new RenderGate();
  const leaves: (() => void)[] = [];
  for (let index = 0; index < gate.limit; index += 1) leaves.push(await gate.enter());
  const waiting: Promise<() => void>[] = [];
  while (!gate.refusesNow()) waiting.push(gate.enter());
  return { gate, leaves, waiting };
}

async function empty({ leaves, waiting }: Awaited<ReturnType<typeof filled>>): Promise<void> {
  for (const leave of leaves) leave();
  for (const entry of waiting) (await entry)();
}

afterEach(() => {
  jest.useRealTimers();
});

describe('the gate before rendering', () => {
  it('lets a page wait for a moment, and longer at a process whose code is new', async () => {
    jest.useFakeTimers();
    const gate = new RenderGate();
    const refusals: string[] = [];
    const crowd = async (name: string): Promise<(() => void)[]> => {
      const leaves: (() => void)[] = [];
      while (leaves.length < gate.limit) leaves.push(await gate.enter());
      void gate.enter().catch(() => refusals.push(name));
      return leaves;
    };
    const leaves = await crowd('new');
    await jest.advanceTimersByTimeAsync(1_400);
    expect(refusals).toEqual([]);
    await jest.advanceTimersByTimeAsync(150);
    expect(refusals).toEqual(['new']);
    for (const leave of leaves) leave();
    for (let pages = 0; pages < 200; pages += 1) (await gate.enter())();
    await crowd('warm');
    await jest.advanceTimersByTimeAsync(450);
    expect(refusals).toEqual(['new', 'warm']);
  });

  it('refuses at once whoever would wait behind too many, and lets in those who wait in their order', async () => {
    const full = await filled();
    expect(full.gate.refusesNow()).toBe(true);
    await expect(full.gate.enter()).rejects.toThrow(OverloadedError);
    await empty(full);
    expect(full.gate.refusesNow()).toBe(false);
  });

  it('counts those who have come in the same turn and have not asked yet', async () => {
    const gate = new RenderGate();
    let passed = 0;
    while (!gate.refusesNow()) passed += 1;
    expect(passed).toBe(gate.limit * 1.5);
    await new Promise(setImmediate);
    expect(gate.refusesNow()).toBe(false);
  });

  it('says when there is room, and takes as many of those who are held before it as there is room for', async () => {
    const full = await filled();
    const { gate } = full;
    let rooms = 0;
    gate.onRoom = () => (rooms += 1);
    expect(gate.takesNow()).toBe(false);
    while (full.waiting.length > 0) {
      full.leaves.pop()?.();
      full.leaves.push(await (full.waiting.shift() as Promise<() => void>));
    }
    expect([rooms, gate.takesNow()]).toEqual([0, false]);
    full.leaves.pop()?.();
    expect([rooms, gate.takesNow(), gate.takesNow()]).toEqual([1, true, false]);
    await empty(full);
  });

  it('takes a form before all pages, and does not refuse it', async () => {
    const full = await filled();
    const entered: string[] = [];
    const page = full.waiting[0]?.then(() => entered.push('page'));
    const form = full.gate.enter({ isForm: true }).then((leave) => {
      entered.push('form');
      return leave;
    });
    full.leaves.pop()?.();
    (await form)();
    await page;
    expect(entered).toEqual(['form', 'page']);
    await empty(full);
  });

  it('gives the turn of a visitor who has gone to the next', async () => {
    const { gate, leaves, waiting } = await filled();
    const gone = new AbortController();
    const form = gate.enter({ isForm: true, signal: gone.signal });
    gone.abort(new Error('gone'));
    await expect(form).rejects.toThrow('gone');
    await empty({ gate, leaves, waiting });
  });

  it('lets in fewer while pages only wait for the thread, and more when it waits for them', async () => {
    const full = await filled();
    const { gate } = full;
    const first = gate.limit;
    gate.adapt(first);
    expect(gate.limit).toBeLessThan(first);
    for (let times = 0; times < 100; times += 1) gate.adapt(first);
    expect(gate.limit).toBeGreaterThanOrEqual(8);
    await empty(full);
  });

  it('begins no more pages at a thread that is busy with those there are', async () => {
    const full = await filled();
    const { gate } = full;
    const first = gate.limit;
    gate.adapt(0, 0.95);
    expect(gate.limit).toBe(first);
    await empty(full);
    const again = await filled();
    again.gate.adapt(0, 0.2);
    expect(again.gate.limit).toBeGreaterThan(first);
    await empty(again);
  });
});
