import inspector from 'node:inspector';

/**
 * The inspector is for the supervisor, which asks from outside which release blocks a process. Inside it would open Node's
 * internals.
 */
export function closeInspector(): void {
  const refuse = (): never => {
    throw new Error('the inspector is not for code of a release');
  };
  const shut = { value: refuse, writable: false, configurable: false };
  for (const name of ['open', 'waitForDebugger']) Object.defineProperty(inspector, name, shut);
  for (const name of ['connect', 'connectToMainThread', 'post'])
    Object.defineProperty(inspector.Session.prototype, name, shut);
}
