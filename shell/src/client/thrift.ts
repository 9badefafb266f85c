interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Somebody who pays for each megabyte, or waits long for it, gets only what he asks for. */
export function isThrifty(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
