import type { AddressInfo } from 'node:net';
import smpp, { type Pdu, type Session } from 'smpp';

const REFUSED_LOGIN = 0x0e;

/** An SMS centre on a port of its own, which takes the login `polden` with the password `p@ss`. */
export interface SmsCentre {
  port: number;
  /** What phones would have received. */
  messages: { to: string; from: string; text: string; coding: number; wantsReceipt: boolean }[];
  /** Logins that were refused. */
  refusals: string[];
  enquiries: number;
  /** Status with which the next messages are answered, one each; 0 afterwards. */
  answers: number[];
  /** From now on nothing is answered. */
  deaf: boolean;
  /** Sends the receipt of the message and waits until it is acknowledged; the status of that. */
  receipt: (text: string) => Promise<number>;
  sessions: () => number;
  /** Breaks every connection, as a network does. */
  breakConnections: () => void;
  close: () => Promise<void>;
}

export async function startSmsCentre(port = 0): Promise<SmsCentre> {
  const server = smpp.createServer((session) => serve(session, centre));
  const centre: SmsCentre = {
    port,
    messages: [],
    refusals: [],
    enquiries: 0,
    answers: [],
    deaf: false,
    receipt: (text) =>
      new Promise((resolve, reject) => {
        const [session] = server.sessions;
        if (!session) return reject(new Error('Nobody is connected'));
        session.deliver_sm({ esm_class: 4, short_message: text }, (pdu) => resolve(pdu.command_status));
      }),
    sessions: () => server.sessions.length,
    breakConnections: () => {
      for (const session of [...server.sessions]) session.destroy();
    },
    close: () => {
      centre.breakConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  centre.port = (server.address() as AddressInfo).port;
  return centre;
}

function serve(session: Session, centre: SmsCentre): void {
  const answer = (pdu: Pdu, options: object = {}): void => {
    if (!centre.deaf) session.send(pdu.response(options));
  };
  session.on('error', () => undefined);
  session.on('bind_transceiver', (pdu: Pdu) => {
    if (pdu.system_id === 'polden' && pdu.password === 'p@ss') return answer(pdu, { system_id: 'centre' });
    centre.refusals.push(pdu.system_id ?? '');
    answer(pdu, { command_status: REFUSED_LOGIN });
  });
  session.on('enquire_link', (pdu: Pdu) => {
    centre.enquiries += 1;
    answer(pdu);
  });
  session.on('unbind', (pdu: Pdu) => {
    answer(pdu);
    session.close();
  });
  session.on('submit_sm', (pdu: Pdu) => {
    const status = centre.answers.shift() ?? 0;
    if (status !== 0) return answer(pdu, { command_status: status });
    centre.messages.push({
      to: pdu.destination_addr ?? '',
      from: pdu.source_addr ?? '',
      text: String(pdu.message_payload?.message ?? pdu.short_message?.message),
      coding: pdu.data_coding ?? 0,
      wantsReceipt: pdu.registered_delivery === 1,
    });
    answer(pdu, { message_id: `m-${centre.messages.length}` });
  });
}
