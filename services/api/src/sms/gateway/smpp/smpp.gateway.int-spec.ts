import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SMS_PATHS } from '@polden/api-contract';
import type { SmppConfig } from '../../../core/config/sms-config.ts';
import { BlindIndex } from '../../../core/crypto/blind-index.ts';
import { get, post } from '../../../testing/borrower.ts';
import { eventually } from '../../../testing/eventually.ts';
import { startTestApp, type TestApp, truncate } from '../../../testing/test-app.ts';
import { SmppGateway } from './smpp.gateway.ts';
import { SmsDeliveries } from './sms-deliveries.repository.ts';
import { startSmsCentre, type SmsCentre } from './testing/sms-centre.ts';

const PHONE = '79161234567';
const MESSAGE = { phone: `+${PHONE}`, code: '123456', text: 'Ваш код: 123456' };
const QUICK = { answerMs: 200, enquireMs: 30, reconnectMs: 10, reconnectMaxMs: 50 };

let centre: SmsCentre;

beforeEach(async () => {
  centre.messages = [];
  centre.answers = [];
  centre.deaf = false;
  await truncate(api.dataSource);
});

let api: TestApp;

beforeAll(async () => {
  centre = await startSmsCentre();
  api = await startTestApp({
    env: {
      SMS_DRIVER: 'smpp',
      SMS_SMPP_URL: `smpp://polden:p%40ss@127.0.0.1:${centre.port}`,
      SMS_SMPP_SENDER: 'Polden',
    },
  });
});
afterAll(async () => {
  await api.close();
  await centre.close();
});

const delivery = async (id: string): Promise<Record<string, unknown> | undefined> => {
  const [row] = await api.dataSource.query<Record<string, unknown>[]>(
    'SELECT phone_index, state, error FROM sms_delivery WHERE message_id = $1',
    [id],
  );
  return row;
};

describe('codes over SMPP', () => {
  it('arrive in Russian, whole, and confirm the phone', async () => {
    expect((await post(api, SMS_PATHS.request, { phone: PHONE })).status).toBe(200);
    const [message] = centre.messages;
    expect(message).toEqual({
      to: PHONE,
      from: 'Polden',
      text: expect.stringMatching(
        /^\d{6} — ваш код для сайта «Полдень»\. Никому его не говорите\.\n\n@localhost #\d{6}$/u,
      ),
      coding: 8,
      wantsReceipt: true,
    });
    const code = message?.text.slice(0, 6);
    expect((await post(api, SMS_PATHS.confirm, { phone: PHONE, code })).status).toBe(200);
    expect((await get(api, 'dev/sms')).status).toBe(404);
  });

  it('are followed to the phone, which is kept as a digest', async () => {
    await post(api, SMS_PATHS.request, { phone: PHONE });
    const phoneIndex = api.app.get(BlindIndex).of('phone', `+${PHONE}`);
    expect(await delivery('m-1')).toEqual({ phone_index: phoneIndex, state: null, error: null });
    const text =
      'id:m-1 sub:001 dlvrd:001 submit date:2611211000 done date:2611211001 stat:DELIVRD err:000 text:';
    expect(await centre.receipt(text)).toBe(0);
    expect(await delivery('m-1')).toEqual({ phone_index: phoneIndex, state: 'DELIVRD', error: '000' });
  });

  it('have a receipt even when it comes before the answer', async () => {
    expect(await centre.receipt('id:m-1 stat:UNDELIV err:0a1 text:')).toBe(0);
    await post(api, SMS_PATHS.request, { phone: PHONE });
    expect(await delivery('m-1')).toMatchObject({ state: 'UNDELIV', error: '0a1' });
    expect((await delivery('m-1'))?.['phone_index']).not.toBeNull();
  });

  it('that the centre refuses are told of, and may be asked for again at once', async () => {
    centre.answers = [0x45];
    const refused = await post(api, SMS_PATHS.request, { phone: PHONE });
    expect([refused.status, refused.body['message']]).toEqual([
      503,
      'Не удалось отправить СМС. Попробуйте ещё раз через минуту',
    ]);
    expect((await post(api, SMS_PATHS.request, { phone: PHONE })).status).toBe(200);
  });

  it('are sent again when the centre is busy', async () => {
    centre.answers = [0x58];
    expect((await post(api, SMS_PATHS.request, { phone: PHONE })).status).toBe(200);
    expect(centre.messages).toHaveLength(1);
  });
});

describe('the connection to the SMS centre', () => {
  let gateway: SmppGateway;

  const open = (changes: Partial<SmppConfig> = {}, timing = QUICK): void => {
    const config = {
      host: '127.0.0.1',
      port: centre.port,
      tls: false,
      systemId: 'polden',
      password: 'p@ss',
      sender: '1200',
    };
    gateway = new SmppGateway({ ...config, ...changes }, api.app.get(SmsDeliveries), timing);
    gateway.onModuleInit();
  };
  afterEach(() => gateway.onApplicationShutdown());

  it('is asked whether it lives', async () => {
    open();
    const before = centre.enquiries;
    await eventually(() => Promise.resolve(centre.enquiries > before + 2));
  });

  it('is made again when it breaks', async () => {
    open();
    await gateway.send(MESSAGE);
    centre.breakConnections();
    await eventually(() =>
      gateway.send(MESSAGE).then(
        () => true,
        () => false,
      ),
    );
    expect(centre.messages.length).toBeGreaterThanOrEqual(2);
  });

  it('is given up and made again when the centre is deaf', async () => {
    open();
    await gateway.send(MESSAGE);
    centre.deaf = true;
    await expect(gateway.send(MESSAGE)).rejects.toThrow('does not answer');
    centre.deaf = false;
    await eventually(() =>
      gateway.send(MESSAGE).then(
        () => true,
        () => false,
      ),
    );
  });

  it('waits for a centre that comes later', async () => {
    const later = await startSmsCentre();
    const { port } = later;
    await later.close();
    open({ port });
    await expect(gateway.send(MESSAGE)).rejects.toThrow('there is no connection to the SMS centre');
    const back = await startSmsCentre(port);
    await eventually(() =>
      gateway.send(MESSAGE).then(
        () => true,
        () => false,
      ),
    );
    expect(back.messages[0]).toMatchObject({ from: '1200', text: MESSAGE.text });
    gateway.onApplicationShutdown();
    await back.close();
  });

  it('that comes in time takes what has waited through failed attempts', async () => {
    const later = await startSmsCentre();
    const { port } = later;
    await later.close();
    const hangsUp = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1');
    open({ port }, { ...QUICK, answerMs: 5000 });
    const sent = gateway.send(MESSAGE);
    for (let attempt = 0; attempt < 3; attempt += 1) await once(hangsUp, 'connection');
    hangsUp.close();
    await once(hangsUp, 'close');
    const back = await startSmsCentre(port);
    await sent;
    expect(back.messages).toHaveLength(1);
    gateway.onApplicationShutdown();
    await back.close();
  });

  it('is refused with a wrong password', async () => {
    open({ password: 'wrong' });
    await eventually(() => Promise.resolve(centre.refusals.length > 1));
    await expect(gateway.send(MESSAGE)).rejects.toThrow('there is no connection');
  });
});
