type Send = (message: object, ...rest: unknown[]) => boolean;

/** Of the messages that Node itself exchanges about the port of the site and its connections. */
const OF_NODE = /^NODE_/;

/**
 * Leaves the channel to the supervisor to Node's own messages and to the function that is returned: what code of a release
 * sends by `process.send` is refused. To be called before the first release is evaluated.
 */
export function takeChannelAway<Message extends object>(): (message: Message) => void {
  const own = process as unknown as { _send: Send };
  const sendNow = own._send.bind(process);
  let isOurs = false;
  const guarded: Send = (message, ...rest) => {
    if (!isOurs && !OF_NODE.test(String((message as { cmd?: unknown }).cmd)))
      throw new Error('process.send is not for code of a release');
    return sendNow(message, ...rest);
  };
  Object.defineProperty(own, '_send', { value: guarded, writable: false, configurable: false });
  const send = process.send?.bind(process);
  return (message) => {
    isOurs = true;
    try {
      if (process.connected) send?.(message, undefined, undefined, () => undefined);
    } finally {
      isOurs = false;
    }
  };
}
