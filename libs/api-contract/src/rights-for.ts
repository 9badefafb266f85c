/** The right that each path takes: `rbac.role-add` for `roleAdd`. */
export function rightsFor<Paths extends Record<string, string>>(
  area: string,
  paths: Paths,
): Record<keyof Paths, string> {
  const rights = Object.keys(paths).map((key) => [
    key,
    `${area}.${key.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`,
  ]);
  return Object.fromEntries(rights) as Record<keyof Paths, string>;
}
