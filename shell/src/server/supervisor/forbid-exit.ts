type Exit = (code?: number) => never;

/** Keeps code of remotes from ending the process by accident; returns the way out for the process itself. */
export function forbidExit(): Exit {
  const exit: Exit = process.exit.bind(process);
  const refuse = (): never => {
    throw new Error('code of a remote tried to end the process');
  };
  process.exit = refuse;
  process.abort = refuse;
  return exit;
}
