import { Injectable } from '@nestjs/common';
import { type NewSavedView, SAVED_VIEW_RIGHTS, SAVED_VIEWS_MAX, type SavedView } from '@polden/api-contract';
import { actionsOf, CONTENT_TYPES, type ContentType } from '@polden/content-model';
import { AppError } from '../../core/errors/app-error.ts';
import type { StaffActor } from '../../rbac/index.ts';
import { soundSearch } from './sound-search.ts';
import { type SavedViewRow, SavedViewsRepository } from './saved-views.repository.ts';

/** Lists as people like to see them: their own, and those that somebody shows to everybody. */
@Injectable()
export class SavedViewsService {
  constructor(private readonly repository: SavedViewsRepository) {}

  /** 403 without the right to the list itself. */
  async list(type: string, actor: StaffActor): Promise<SavedView[]> {
    expectListed(type, actor);
    const rows = await this.repository.list(type, actor.user.id);
    return rows.map((row) => toView(row, actor));
  }

  async add(view: NewSavedView, actor: StaffActor): Promise<SavedView> {
    const type = expectListed(view.type, actor);
    if (soundSearch(type, view.search).isReduced)
      throw AppError.invalid({ search: ['Такого отбора в этом разделе нет: выберите фильтры заново'] });
    const id = await this.repository.put(view, actor.user.id);
    if (id === null) {
      throw AppError.invalid({ title: [`Сохранено уже ${SAVED_VIEWS_MAX} видов: уберите лишние`] });
    }
    return toView(await this.expect(id, actor), actor);
  }

  /** Shared as it was; another of one's own with that title is replaced. */
  async rename(id: number, title: string, actor: StaffActor): Promise<SavedView> {
    const view = await this.expect(id, actor);
    if (view.owner_id !== actor.user.id) throw NOT_OWN();
    if (title === view.title) return toView(view, actor);
    const renamed = await this.repository.rename(id, title);
    if (renamed === null) throw GONE();
    return toView(await this.expect(renamed, actor), actor);
  }

  async share(id: number, shared: boolean, actor: StaffActor): Promise<SavedView> {
    const view = await this.expect(id, actor);
    if (view.owner_id !== actor.user.id) throw NOT_OWN();
    await this.repository.setShared(id, shared);
    return toView({ ...view, shared }, actor);
  }

  async remove(id: number, actor: StaffActor): Promise<void> {
    const view = await this.expect(id, actor);
    if (view.owner_id !== actor.user.id && !actor.may(SAVED_VIEW_RIGHTS.share)) throw NOT_OWN();
    await this.repository.remove(id);
  }

  /** What others keep for themselves is as good as not there. */
  private async expect(id: number, actor: StaffActor): Promise<SavedViewRow> {
    const row = await this.repository.find(id);
    if (row && (row.shared || row.owner_id === actor.user.id)) return row;
    throw GONE();
  }
}

const GONE = () => new AppError(404, 'Такого вида нет: возможно, его уже убрали');
const NOT_OWN = () => new AppError(422, 'Это чужой вид: сохраните такой же себе');

function expectListed(name: string, actor: StaffActor): ContentType {
  const type = CONTENT_TYPES.find((each) => each.name === name);
  if (!type) throw AppError.invalid({ type: ['Такого раздела нет'] });
  if (!actor.may(actionsOf(type).list)) throw new AppError(403, 'Недостаточно прав');
  return type;
}

function toView(row: SavedViewRow, actor: StaffActor): SavedView {
  const { id, owner_id, owner_name, content_type, title, search, shared } = row;
  const type = CONTENT_TYPES.find((each) => each.name === content_type);
  const sound = type ? soundSearch(type, search) : { search, isReduced: false };
  return {
    id,
    type: content_type,
    title,
    search: sound.search,
    shared,
    mine: owner_id === actor.user.id,
    owner: owner_name,
    ...(sound.isReduced && { reduced: true }),
  };
}
