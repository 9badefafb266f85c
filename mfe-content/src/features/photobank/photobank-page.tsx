import { useLoaderData } from 'react-router-dom';
import { Container, Section } from '@polden/ui';
import { NewsroomPage } from '../newsroom/newsroom-page.tsx';
import { BrandColours } from './brand-colours.tsx';
import { Lightbox } from './lightbox.tsx';
import { LogoGroups } from './logo-groups.tsx';
import type { PhotobankData } from './photobank.loader.ts';
import { PhotoGroups } from './photo-groups.tsx';

export function Component() {
  const { logos, photos } = useLoaderData<PhotobankData>();
  const isEmpty = logos.length === 0 && photos.length === 0;
  return (
    <NewsroomPage tab="photobank" pageCount={isEmpty ? 0 : 1}>
      {logos.length > 0 && (
        <Container>
          <LogoGroups groups={logos} />
        </Container>
      )}
      <Section title="Цвета" lead="Нажмите на код, чтобы скопировать его.">
        <BrandColours />
      </Section>
      {photos.length > 0 && (
        <Section title="Фотографии и рисунки" tone="sunken">
          <PhotoGroups groups={photos} />
        </Section>
      )}
      <Lightbox photos={photos.flatMap(({ items }) => items)} />
    </NewsroomPage>
  );
}
