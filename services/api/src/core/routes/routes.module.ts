import { Global, Module } from '@nestjs/common';
import { ClaimedPaths } from './claimed-paths.ts';

@Global()
@Module({ providers: [ClaimedPaths], exports: [ClaimedPaths] })
export class RoutesModule {}
