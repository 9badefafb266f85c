/**
 * What the work gives, or what `late` gives (or throws) once it has taken `ms`. A work that fails in time fails here, one
 * that fails later is of no interest any more.
 */
export function inTime<T, L>(work: Promise<T>, ms: number, late: () => L): Promise<T | L> {
  const instead = async () => late();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(instead()), ms);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
