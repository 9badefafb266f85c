import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PAYMENT_PATHS, type TransferCode } from '@polden/api-contract';
import { calculateLoan } from '@polden/lending-math';
import { moscowDay } from '@polden/ru';
import jsqr from 'jsqr';
import sharp, { type Sharp } from 'sharp';
import { post } from '../../testing/borrower.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ProductsService } from '../products/products.service.ts';

const TRANSFER = { contract: 'ПЛ-12-345678', sum: '12 500,5', payer: ' Иванова  Анна Петровна ' };

const pngOf = ({ png }: TransferCode): Buffer => Buffer.from(png, 'base64');

/** What a camera reads. */
async function seenOn(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const seen = jsqr.default(new Uint8ClampedArray(data), info.width, info.height);
  return Buffer.from(seen?.binaryData ?? []).toString('utf8');
}

describe('paying back by transfer', () => {
  let api: TestApp;

  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  const ask = (changes: object = {}) => post(api, PAYMENT_PATHS.transferCode, { ...TRANSFER, ...changes });

  it('has a code that a camera reads and a bank understands', async () => {
    const { status, body } = await ask();
    const code = body as unknown as TransferCode;
    expect([status, code.sum, code.payer]).toEqual([200, 1_250_050, 'Иванова Анна Петровна']);
    expect([
      await seenOn(sharp(Buffer.from(code.svg)).resize(600)),
      await seenOn(sharp(pngOf(code))),
    ]).toEqual([code.payload, code.payload]);
    expect((await sharp(pngOf(code)).metadata()).width).toBeGreaterThan(400);
    expect(code.payload.split('|')).toEqual([
      'ST00012',
      'Name=ООО МФК «Полдень»',
      'PersonalAcc=40701810500000001200',
      'BankName=АО КБ «Примерный», г. Москва',
      'BIC=044525012',
      'CorrespAcc=30101810600000000012',
      'Sum=1250050',
      'Purpose=Погашение займа по договору № ПЛ-12-345678. Плательщик: Иванова Анна Петровна. НДС не облагается',
      'PayeeINN=7700000001',
      'KPP=770001001',
      'LastName=Иванова',
      'FirstName=Анна',
      'MiddleName=Петровна',
      'Contract=ПЛ-12-345678',
    ]);
  });

  it.each([
    ['1', 100],
    ['12500', 1_250_000],
    ['12 500 ₽', 1_250_000],
    ['12 500 руб', 1_250_000],
    ['12,5 тыс', 1_250_000],
    ['0,99', undefined],
    ['5 210 000', 521_000_000],
    ['15000000', 1_500_000_000],
    ['15000000,01', undefined],
    ['52 100 000', undefined],
    ['12.5.1', undefined],
    ['-5', undefined],
    ['много', undefined],
  ])('reads the sum %s', async (sum, kopecks) => {
    const { status, body } = await ask({ sum });
    expect([status, body['sum']]).toEqual([kopecks === undefined ? 422 : 200, kopecks]);
  });

  it('is for as much as any loan costs with all its interest', async () => {
    const { products } = await api.app.get(ProductsService).info();
    const today = moscowDay(new Date());
    const costs = products.map((product) =>
      calculateLoan(product, product.sum.max, product.terms.max, today),
    );
    const most = Math.max(...costs.map(({ totalKopecks }) => totalKopecks));
    expect(most).toBeGreaterThan(1_000_000_000);
    expect((await ask({ sum: (most / 100).toFixed(2) })).status).toBe(200);
  });

  it.each([
    [{ contract: '1|Sum=1' }, 'contract'],
    [{ contract: '' }, 'contract'],
    [{ contract: 'zzz' }, 'contract'],
    [{ payer: 'Анна' }, 'payer'],
    [{ payer: 'Иванова|Анна' }, 'payer'],
    [{ payer: 'ООО «Рома|шка»' }, 'payer'],
    [{ payer: '№ 12 34' }, 'payer'],
    [{ payer: `${'а'.repeat(80)} ${'б'.repeat(80)}` }, 'payer'],
  ])('refuses %j', async (changes, field) => {
    const { status, body } = await ask(changes);
    expect([status, Object.keys(body['error_validation'] as object)]).toEqual([422, [field]]);
  });

  it('has the payer with capitals, however the name was typed', async () => {
    const { body } = await ask({ payer: 'иванова-петрова АННА мамед кызы' });
    expect(body['payer']).toBe('Иванова-Петрова Анна Мамед кызы');
    expect(body['payload']).toContain('|LastName=Иванова-Петрова|FirstName=Анна|');
  });

  it.each([
    'ООО «Ромашка»',
    'АО "Завод № 5"',
    'ИП Иванова Анна Петровна',
    'ООО РОМАШКА-2',
    'Общество с ограниченной ответственностью Ромашка',
    'Крестьянское хозяйство «Иванов и сын» (филиал)',
  ])('takes a company as it is written, and no part of its name for a surname: %s', async (payer) => {
    const { status, body } = await ask({ payer });
    expect([status, body['payer']]).toEqual([200, payer]);
    expect(body['purpose']).toContain(`Плательщик: ${payer}. `);
    expect(body['payload']).not.toMatch(/\|(?:Last|First|Middle)Name=/u);
  });

  it('forgives how the number of the contract is written', async () => {
    const { status, body } = await ask({ contract: '№ pl 12 345678' });
    expect([status, body['contract']]).toEqual([200, 'ПЛ-12-345678']);
  });
});
