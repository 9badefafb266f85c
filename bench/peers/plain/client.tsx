import { hydrateRoot } from 'react-dom/client';
import { PlainDocument } from './document.tsx';

hydrateRoot(document, <PlainDocument {...window.__PAGE__} />);
