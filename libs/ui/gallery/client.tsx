import '../src/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { GalleryDocument } from './document.tsx';

hydrateRoot(document, <GalleryDocument />);
