import { closeSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { namelessFile } from '../supervisor/worker-command.ts';
import { MarkWriter, readMarks } from './mark-file.ts';

let file: ReturnType<typeof namelessFile>;
let marks: MarkWriter;

const turnOfLoop = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  file = namelessFile('');
  marks = new MarkWriter(file.writable);
});
afterEach(() => {
  marks.stop();
  closeSync(file.writable);
  closeSync(file.readable);
});

describe('marks', () => {
  it('name the release whose code runs before it does, and nobody after the turn', async () => {
    marks.enter('mfe-a@1.0.0');
    expect(readMarks(file.readable)).toMatchObject({ running: 'mfe-a@1.0.0', isLeaving: false });
    marks.leave();
    await turnOfLoop();
    expect(readMarks(file.readable).running).toBeNull();
  });

  it('name those that go on after an await, until they have come to their end', async () => {
    const ends = ['mfe-a@1.0.0', 'mfe-b@2.0.0'].map((release) => marks.pending(release));
    await turnOfLoop();
    expect(readMarks(file.readable).pending).toEqual(['mfe-a@1.0.0', 'mfe-b@2.0.0']);
    ends[0]?.();
    ends[0]?.();
    await turnOfLoop();
    expect(readMarks(file.readable).pending).toEqual(['mfe-b@2.0.0']);
  });

  it('say that a process ends because it is told to', () => {
    marks.markLeaving();
    expect(readMarks(file.readable).isLeaving).toBe(true);
  });
});
