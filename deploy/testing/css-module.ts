/** Stands for every CSS module in tests: each class has its own name. */
const classes: Record<string, string> = new Proxy({}, { get: (_target, name) => String(name) });

export default classes;
