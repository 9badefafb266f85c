/** True for a shared package and the entry points inside it: react, react/jsx-runtime. */
export function isShared(name: string, shared: readonly string[]): boolean {
  return shared.some((dependency) => name === dependency || name.startsWith(`${dependency}/`));
}
