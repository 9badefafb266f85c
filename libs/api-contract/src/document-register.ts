/** GET, for everybody. */
export const DOCUMENT_REGISTER_PATHS = {
  /** /{DocumentSection}?date=YYYY-MM-DD → DocumentRegister: as of today, or what was in force on that day. */
  list: 'document-register/list',
  /** /{DocumentSection}/{url, present or former} → { url } as it is now. */
  category: 'document-register/category',
  /** /{DocumentKind}/{id} → RegisteredDocument. */
  document: 'document-register/document',
  /** /{DocumentKind}/{id}?from&to, numbers of versions → DocumentComparison. */
  compare: 'document-register/compare',
  /** ?sha256 → DocumentCheck. */
  check: 'document-register/check',
  /** → DocumentChange[], the newest first, up to 100. */
  changes: 'document-register/changes',
  /** The same for readers of news: RSS 2.0, and JSON Feed 1.1. */
  rss: 'document-register/changes.rss',
  jsonFeed: 'document-register/changes.json',
} as const;

/** The days for which the register is asked, YYYY-MM-DD; the API refuses any other. */
export const REGISTER_DAYS = { first: '1900-01-01', last: '2199-12-31' } as const;

export const DOCUMENT_SECTIONS = ['disclosure', 'documents'] as const;
export type DocumentSection = (typeof DOCUMENT_SECTIONS)[number];

/** Names of the content types with publications in the register. */
export const DOCUMENT_KINDS = ['disclosure-item', 'document-file', 'loan-document'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Pages of documents on this site: the id of the document follows. */
export const DOCUMENT_PAGES: Record<DocumentKind, string> = {
  'disclosure-item': '/raskrytie-informatsii/dokument',
  'document-file': '/documenty/dokument',
  'loan-document': '/documenty/dokument-zajma',
};

/** SHA-256 as it is written. */
export const SHA256 = /^[0-9a-f]{64}$/u;

/** A document under one file. */
export interface DocumentVersion {
  /** From 1. */
  number: number;
  /** As the document was called. */
  title: string;
  /** YYYY-MM-DD, the first day in force. */
  valid_from: string;
  /** YYYY-MM-DD, the first day that it was no longer; null while nobody knows of one. */
  valid_to: string | null;
  /** ISO 8601 in UTC. */
  published_at: string;
  url: string;
  file_name: string;
  /** `pdf`. */
  ext: string;
  /** For people: «1,2 МБ». */
  size: string;
  /** Hexadecimal; null until it is computed. */
  sha256: string | null;
}

export interface RegisterCategory {
  id: number;
  parent_id: number | null;
  /** Last part of its address. */
  url: string;
  title: string;
}

/** A version in a list; `url` is null when visitors may no longer have the file. */
export type ListedVersion = Omit<DocumentVersion, 'url'> & { url: string | null };

export interface RegisterEntry {
  kind: DocumentKind;
  id: number;
  /** As it was called on the day. */
  title: string;
  /** False for what was in force on a past day and has been taken off the site since: it has no page of its own. */
  on_site: boolean;
  /** Null for documents of loans. */
  category_id: number | null;
  archived: boolean;
  archive_year: number | null;
  /** How many versions the document has. */
  versions: number;
  /** The version in force on the day; without one the latest. */
  version: ListedVersion;
  state: 'in-force' | 'upcoming' | 'ended';
}

export interface DocumentRegister {
  /** YYYY-MM-DD in Moscow: of which day the register is. */
  date: string;
  /** In their order, parents as well. */
  categories: RegisterCategory[];
  /** In their order, the archive last. With a `date` in the question only what was in force on it. */
  documents: RegisterEntry[];
}

/** The sealed batch of the history with the record of the publication. */
export interface HistorySeal {
  /** Number of the record. */
  record: number;
  /** Its digest, hexadecimal. */
  digest: string;
  /** Null until the next sealing. */
  batch: { number: number; digest: string; sealed_at: string } | null;
}

export interface RegisteredDocument {
  kind: DocumentKind;
  id: number;
  title: string;
  category: { url: string; title: string } | null;
  /** YYYY-MM-DD in Moscow. */
  today: string;
  /** The newest first. */
  versions: (DocumentVersion & { seal: HistorySeal | null })[];
}

export interface DocumentCheck {
  sha256: string;
  today: string;
  /** More than one when the same file was published in several places. */
  matches: DocumentMatch[];
}

export interface DocumentMatch {
  kind: DocumentKind;
  id: number;
  /** False for what has been taken off the site: it has no page of its own. */
  on_site: boolean;
  version: DocumentVersion;
  seal: HistorySeal | null;
}

/** A run of words. */
export interface ComparedText {
  change: 'same' | 'added' | 'removed';
  text: string;
}

export interface DocumentComparison {
  from: DocumentVersion;
  to: DocumentVersion;
  /** In their order; null when one of the files has no text that could be read. */
  parts: ComparedText[] | null;
}

export interface DocumentChange {
  kind: DocumentKind;
  id: number;
  title: string;
  event: 'published' | 'replaced' | 'ended';
  /** Number of the version that it happened to. */
  version: number;
  /** YYYY-MM-DD. */
  day: string;
  /** False for what has been taken off the site since: it has no page of its own. */
  on_site: boolean;
}
