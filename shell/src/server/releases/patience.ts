/** Resolves when somebody has waited long enough. Keeps no process alive. */
export function patience(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
