/** The part of the library that is used; it brings no types of its own. */
declare module 'smpp' {
  import type { EventEmitter } from 'node:events';
  import type { Server } from 'node:net';

  export interface Pdu {
    command: string;
    command_status: number;
    sequence_number: number;
    message_id?: string;
    short_message?: { message?: string | Buffer };
    message_payload?: { message?: string | Buffer };
    receipted_message_id?: string;
    message_state?: number;
    system_id?: string;
    password?: string;
    source_addr?: string;
    destination_addr?: string;
    data_coding?: number;
    registered_delivery?: number;
    esm_class?: number;
    response(options?: object): Pdu;
  }

  type Answered = (pdu: Pdu) => void;

  export interface Session extends EventEmitter {
    /** False when the socket takes nothing. */
    send(pdu: Pdu): boolean;
    bind_transceiver(options: object, answered?: Answered): boolean;
    submit_sm(options: object, answered?: Answered): boolean;
    deliver_sm(options: object, answered?: Answered): boolean;
    enquire_link(options: object, answered?: Answered): boolean;
    unbind(answered?: Answered): boolean;
    close(): void;
    destroy(): void;
  }

  interface Smpp {
    connect(options: { host: string; port: number; tls?: boolean }): Session;
    createServer(listener: (session: Session) => void): Server & { sessions: Session[] };
  }

  const smpp: Smpp;
  export default smpp;
}
