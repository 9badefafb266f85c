import { Module } from '@nestjs/common';
import { ApiConfig } from '../../core/config/api-config.ts';
import { DirectoryPlaces } from './directory.places.ts';
import { HttpPlaces } from './http.places.ts';
import { PlacesOfIssue } from './place-of-issue.ts';
import { SuggestionsController } from './suggestions.controller.ts';

@Module({
  controllers: [SuggestionsController],
  providers: [
    {
      provide: PlacesOfIssue,
      inject: [ApiConfig],
      useFactory: ({ suggestions }: ApiConfig): PlacesOfIssue =>
        suggestions.driver === 'http' ? new HttpPlaces(suggestions) : new DirectoryPlaces(),
    },
  ],
})
export class SuggestionsModule {}
