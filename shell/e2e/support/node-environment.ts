/** What every command that a test starts is given: where programs are, and what Node has compiled already. */
export const NODE_ENVIRONMENT: NodeJS.ProcessEnv = Object.fromEntries(
  ['PATH', 'NODE_COMPILE_CACHE'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);
