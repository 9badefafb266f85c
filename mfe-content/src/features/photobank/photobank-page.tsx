import { useLoaderData } from 'react-router-dom';
import { Container, Section } from '@polden/ui';
import { NewsroomPage } from '../newsroom/newsroom-page.tsx';
import { BrandColours } from './brand-colours.tsx';
import { Lightbox } from './lightbox.tsx';
import { LogoGroups } from './logo-groups.tsx';
import type { PhotobankData } from './photobank.loader.ts';
import { PhotoGroups } from './photo-groups.tsx';

export function Component() {
  const { logos, photos, page, pageCount } = useLoaderData<PhotobankData>();
  return (
    <NewsroomPage tab="photobank" page={page} pageCount={pageCount}>
      {logos.length > 0 && (
        <Container>
          <LogoGroups groups={logos} />
        </Container>
      )}
      <Section title="Цвета" lead="Нажмите на код, чтобы скопировать его.">
        <BrandColours />
      </Section>
      {photos.length > 0 && (
        <Section title="Иллюстрации" tone="sunken">
          <PhotoGroups groups={photos} />
        </Section>
      )}
      <Lightbox photos={photos.flatMap(({ items }) => items)} />
    </NewsroomPage>
  );
}
