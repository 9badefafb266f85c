import { Global, Module } from '@nestjs/common';
import { BlindIndex } from './blind-index.ts';
import { DataCipher } from './data-cipher.ts';

@Global()
@Module({ providers: [BlindIndex, DataCipher], exports: [BlindIndex, DataCipher] })
export class CryptoModule {}
