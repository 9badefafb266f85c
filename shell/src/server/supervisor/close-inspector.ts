import inspector from 'node:inspector';

/**
 * The inspector is allowed for the supervisor, which asks from outside whose code blocks a process. From inside it would lead
 * into Node's own parts.
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
