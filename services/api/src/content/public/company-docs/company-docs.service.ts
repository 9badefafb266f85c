import { Injectable } from '@nestjs/common';
import type { CompanyDoc, StoredFile } from '@polden/api-contract';
import { companyDoc } from '@polden/content-model';
import { compareRussian } from '@polden/ru';
import { AppError } from '../../../core/errors/app-error.ts';
import type { ContentActor } from '../../content-actor.ts';
import { ContentEditor } from '../../content-editor.ts';
import { ContentTrash } from '../../content-trash.ts';
import { VisibleContent, type VisibleItem } from '../../visible-content.ts';
import { documentEntry } from '../documents/document-entry.ts';

type VisibleDoc = VisibleItem<typeof companyDoc>;

/** Files that are called by their names. */
@Injectable()
export class CompanyDocsService {
  constructor(
    private readonly content: VisibleContent,
    private readonly editor: ContentEditor,
    private readonly trash: ContentTrash,
  ) {}

  async files(): Promise<CompanyDoc[]> {
    const docs = (await this.content.all(companyDoc)).flatMap((doc) => toCompanyDoc(doc) ?? []);
    return docs.sort((a, b) => compareRussian(a.name, b.name));
  }

  /** Puts the file under its name; where the name is there already, it becomes its new version. */
  async put(file: StoredFile, actor: ContentActor): Promise<CompanyDoc> {
    const name = file.fileName;
    const present = await this.find(name);
    const value = { fileId: file.id };
    await (present
      ? this.editor.change(companyDoc, present.id, { file: value }, actor)
      : this.editor.add(companyDoc, { name, file: value }, actor));
    const kept = await this.find(name);
    const doc = kept && toCompanyDoc(kept);
    // Somebody else removed it at this very moment.
    if (!doc) throw noFile();
    return doc;
  }

  /** To the trash; 404 when there is no such file. */
  async remove(name: string, actor: ContentActor): Promise<true> {
    const doc = await this.find(name);
    if (!doc) throw noFile();
    return this.trash.remove(companyDoc, doc.id, actor);
  }

  private async find(name: string): Promise<VisibleDoc | undefined> {
    const wanted = name.toLowerCase();
    return (await this.content.all(companyDoc)).find(({ values }) => values.name.toLowerCase() === wanted);
  }
}

function toCompanyDoc(doc: VisibleDoc): CompanyDoc | null {
  const { name } = doc.values;
  const entry = documentEntry({ ...doc, values: { title: name, validFrom: null } });
  return entry && { ...entry, name };
}

function noFile(): AppError {
  return new AppError(404, 'Такого файла нет');
}
