import type { DescribedPicture, StoredFile } from './media.ts';

export const PHOTOBANK_PATHS = {
  /** GET → LogoGroup[]. */
  logos: 'photobank/photobank-logo-groups',
  /** GET → PhotoGroup[]. */
  photos: 'photobank/photobank-photo-groups',
  /** GET photobank/download-photobank-logo-arch/{id of the group} → a zip with its file name in Content-Disposition. */
  logoArchive: 'photobank/download-photobank-logo-arch',
} as const;

/** On which ground a logo stands, with its Russian name. */
export interface LogoColour {
  value: string;
  title: string;
}

export interface Logo {
  id: number;
  title: string;
  colour: LogoColour;
  image: DescribedPicture | null;
  /** For print; null when there is only the picture. */
  file: StoredFile | null;
}

export interface LogoGroup {
  id: number;
  title: string;
  /** From 1. */
  position: number;
  /** Those that its logos have. */
  colours: LogoColour[];
  items: Logo[];
}

export interface Photo {
  id: number;
  title: string;
  image: DescribedPicture | null;
}

export interface PhotoGroup {
  id: number;
  title: string;
  /** From 1. */
  position: number;
  items: Photo[];
}
