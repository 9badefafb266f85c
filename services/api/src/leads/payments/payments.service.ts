import { Injectable } from '@nestjs/common';
import { capitalised } from '@polden/field-kinds';
import { readKopecks } from '@polden/ru';
import qrcode from 'qrcode';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { TransferCodeDto, TransferRequestDto } from './payments.dto.ts';
import { isPerson, purposeOf, transferPayload } from './transfer-payload.ts';

/** Above what the largest loan costs with all its interest. */
const MAX_KOPECKS = 1_500_000_000;
/** With the quiet zone that the standard of QR codes asks for, in modules. */
const LOOK = { errorCorrectionLevel: 'M', margin: 4 } as const;
/** Pixels of a module in a picture that is saved. */
const SCALE = 8;

@Injectable()
export class PaymentsService {
  constructor(private readonly config: ApiConfig) {}

  /** The code for a transfer; 404 where loans are not paid back by transfer, 422 for a sum that cannot be one. */
  async transferCode({ contract, sum: written, payer }: TransferRequestDto): Promise<TransferCodeDto> {
    const { brand } = this.config;
    if (!brand.bank) throw new AppError(404, 'Переводом по реквизитам платежи не принимаются');
    const name = isPerson(payer) ? capitalised(payer) : payer;
    const transfer = { contract, sum: kopecksOf(written), payer: name };
    const payload = transferPayload(transfer, brand, brand.bank);
    const svg = await qrcode.toString(payload, { ...LOOK, type: 'svg' });
    const png = (await qrcode.toBuffer(payload, { ...LOOK, scale: SCALE })).toString('base64');
    return { ...transfer, purpose: purposeOf(transfer), payload, svg, png };
  }
}

function kopecksOf(written: string): number {
  const kopecks = readKopecks(written) ?? 0;
  if (kopecks < 100) throw AppError.invalid({ sum: ['Сумма — от одного рубля'] });
  if (kopecks > MAX_KOPECKS)
    throw AppError.invalid({ sum: ['Сумма больше любого нашего займа с процентами: проверьте нули'] });
  return kopecks;
}
