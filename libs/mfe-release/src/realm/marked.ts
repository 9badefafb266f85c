/** Told when code of a release begins to run, and at the end of the turn in which it has. */
export interface TurnMarks {
  enter: () => void;
  leave: () => void;
}

/** The same function, with marks around what it runs of the release and around what follows from it in this turn. */
export type Marked = <A extends unknown[], R>(run: (...args: A) => R) => (...args: A) => R;

export const unmarked: Marked = (run) => run;

/** For what the host calls of a release later: timers, answers. What goes on in promises of the realm follows in the same turn. */
export function markedBy({ enter, leave }: TurnMarks): Marked {
  let isDue = false;
  const leaveSoon = () => {
    if (isDue) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      leave();
    });
  };
  return (run) =>
    (...args) => {
      enter();
      leaveSoon();
      return run(...args);
    };
}
