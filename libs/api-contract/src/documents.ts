import { rightsFor } from './rights-for.ts';

export const DISCLOSURE_PATHS = {
  /**
   * GET disclosure-categories/{scope} → DocumentCategory<DisclosureItem>[]. `all`: the whole tree with the present and
   * the archived items; the url of a category: that one alone with its present items, or with its archive when
   * ARCHIVE_SUFFIX stands behind the url.
   */
  categories: 'disclosure-categories',
  /** GET disclosure-items/deep/{categoryId} → DisclosureItem[] of the category and of all below it, the archive last. */
  items: 'disclosure-items/deep',
} as const;

export const DOCUMENT_PATHS = {
  /** GET → string: `url` of a document is this and its `file_name`. */
  baseFolder: 'document-file/base-folder',
  /** GET → DocumentCategory<DocumentFileItem>[]: the whole tree with the present and the archived items. */
  categories: 'document-category/index',
  /** GET document-file/index/{categoryId} → DocumentFileItem[] of the category itself, the archive last. */
  items: 'document-file/index',
} as const;

export const LOAN_DOCUMENT_PATHS = {
  /** GET ?archived=1&year → LoanDocument[]; a year asks for the archive of that year. */
  index: 'loan-document/index',
} as const;

export const COMPANY_DOC_PATHS = {
  /** GET → CompanyDoc[] by name. */
  files: 'company-docs/get-files',
} as const;

/** Changes: POST. */
export const ADMIN_COMPANY_DOC_PATHS = {
  /** DeleteCompanyDoc → true. */
  deleteFile: 'admin/company-docs/delete-file',
  /** multipart/form-data with one document in `file` and the header UPLOAD_HEADER → CompanyDoc; a name that is there gets the new file. */
  loadFile: 'admin/company-docs/load-file',
} as const;

export const COMPANY_DOC_RIGHTS = rightsFor('company-docs', ADMIN_COMPANY_DOC_PATHS);

export const INVESTOR_CONTRACT_PATHS = {
  /** GET → InvestorContracts. */
  files: 'investor-contract/files',
  /** GET investor-contract/archive/{tab} → application/zip with every file of the tab. */
  archive: 'investor-contract/archive',
} as const;

/** Behind the url of a category: its archive. */
export const ARCHIVE_SUFFIX = '-archive';

/** What is said of every document that visitors download. */
export interface DocumentEntry {
  id: number;
  title: string;
  /** As it is stored; browsers save it under the name with which it was uploaded. */
  file_name: string;
  /** Bytes. */
  file_size: number;
  file_type: string;
  archived: 0 | 1;
  /** For people: «1,2 МБ». */
  size: string;
  /** `file_type` in lower case. */
  ext: string;
  url: string;
  /** YYYY-MM-DD. */
  valid_from: string | null;
}

export interface DisclosureItem extends DocumentEntry {
  disclosure_category_id: number;
}

export interface DocumentFileItem extends DocumentEntry {
  document_category_id: number;
}

export interface DocumentCategory<Item extends DocumentEntry> {
  id: number;
  /** Null at the top. */
  parent_id: number | null;
  /** Last part of its address. */
  url: string;
  title: string;
  /** From 1 among its neighbours. */
  position: number;
  /** Whether it, without those below, has archived items. */
  has_archive: boolean;
  children: DocumentCategory<Item>[];
  items: Item[];
}

export interface LoanDocumentsQuery {
  archived?: '0' | '1';
  year?: number;
}

export interface LoanDocument extends DocumentEntry {
  /** Of the archive. */
  archive_year: number | null;
}

export interface CompanyDoc extends DocumentEntry {
  /** By which it is called; unique. */
  name: string;
}

export interface DeleteCompanyDoc {
  name: string;
}

export interface InvestorContractFile extends DocumentEntry {
  /** YYYY-MM-DD: since when it is on the site. */
  published_on: string;
  /** Of Bond: the issue that it belongs to. */
  bond_id: number | null;
}

export interface InvestorContractGroup {
  /** '' for those outside of any. */
  title: string;
  files: InvestorContractFile[];
}

export interface InvestorContractTab {
  title: string;
  subcategory: InvestorContractGroup[];
}

/** By the last part of a tab's address, in their order: the first one is shown when none was chosen. */
export interface InvestorContracts {
  data: Record<string, InvestorContractTab>;
}
