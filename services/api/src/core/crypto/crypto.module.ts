import { Global, Module } from '@nestjs/common';
import { BlindIndex } from './blind-index.ts';
import { DataCipher } from './data-cipher.ts';
import { SignedLinks } from './signed-links.ts';

@Global()
@Module({ providers: [BlindIndex, DataCipher, SignedLinks], exports: [BlindIndex, DataCipher, SignedLinks] })
export class CryptoModule {}
