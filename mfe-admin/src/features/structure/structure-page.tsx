import { ButtonLink, LinkTabs, Notice, Stack } from '@polden/ui';
import { useSearchParams } from 'react-router-dom';
import { TypePage } from '../content/type-page.tsx';
import { useAdminType, useRights } from '../content-types/admin-type.tsx';
import { NotRead } from '../controls/not-read.tsx';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { ArchiveYears } from './archive-years.tsx';
import { StructureBoard } from './structure-board.tsx';
import { axesOf } from './structure-model.ts';
import css from './structure.module.css';
import { useStructure } from './use-structure.ts';

/** `/admin/structure/:type` */
export function Component() {
  return (
    <TypePage>
      <Structure />
    </TypePage>
  );
}

function Structure() {
  const { type, root } = useAdminType();
  const { choice } = axesOf(type);
  const [params] = useSearchParams();
  const options = choice === null ? [] : optionsOf(type.fields[choice]);
  const chosen = options.find(({ value }) => value === params.get('of')) ?? options[0] ?? null;
  return (
    <AdminFrame
      title={`${type.titles.section}: порядок`}
      actions={
        <ButtonLink variant="quiet" to={root}>
          К списку
        </ButtonLink>
      }
    >
      <Stack gap="l">
        {options.length > 0 && (
          <LinkTabs
            label="Что показать"
            items={options.map(({ value, title }) => ({
              label: title,
              to: `/admin/structure/${type.name}?of=${value}`,
              current: value === chosen?.value,
            }))}
          />
        )}
        {type.order === null ? (
          <Notice>У этого раздела нет своего порядка: записи стоят по датам.</Notice>
        ) : (
          <Board choice={chosen?.value ?? null} />
        )}
        {type.archive?.byYear && <ArchiveYears />}
      </Stack>
    </AdminFrame>
  );
}

function optionsOf(
  field: { kind: string; options?: unknown } | undefined,
): { value: string; title: string }[] {
  return field?.kind === 'choice' ? (field.options as { value: string; title: string }[]) : [];
}

function Board({ choice }: { choice: string | null }) {
  const may = useRights();
  const { axes, lines, levels, query, hidesGroups, move } = useStructure(choice);
  const mayMove = may('moveItem');
  if (!query.data) return <NotRead of={[query]} loading="Загружаем…" failed="Записи не загрузились" />;
  if (hidesGroups) return <Notice>Записи здесь стоят по группам, а прав на список групп у вас нет.</Notice>;
  const nests = axes.parent !== null && levels > 1;
  if (lines.length === 0) return <p>Здесь пока ничего нет.</p>;
  return (
    <>
      {mayMove && (
        <p className={css.hint}>
          Перетащите пункт за ручку. С клавиатуры: пробел на ручке, стрелки, снова пробел
          {nests && '; кнопки → и ← кладут пункт внутрь предыдущего и выносят наружу'}.
        </p>
      )}
      <StructureBoard lines={lines} nests={nests} levels={levels} mayMove={mayMove} onMove={move} />
    </>
  );
}
