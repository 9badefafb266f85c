import { Module } from '@nestjs/common';
import { OwnFolders } from './own-folders.ts';

@Module({ providers: [OwnFolders] })
export class StorageModule {}
