import { actionsOf, type ContentType, groupRightOf } from '@polden/content-model';

/** What a moment or a set does to an item. */
export interface MemberAct {
  type: ContentType;
  operation: 'publish' | 'unpublish';
  /** Names of the fields that come out changed. */
  changed: readonly string[];
}

export type May = (action: string) => boolean;

const VERBS: Record<MemberAct['operation'], string> = {
  publish: 'публиковать',
  unpublish: 'снимать с публикации',
};

/** What the rights do not reach to, in words: «публиковать „Блог“, „Вакансии“». Null: all of it is allowed. */
export function lackingAmong(acts: readonly MemberAct[], may: May): string | null {
  const lacking = acts.filter(({ type, operation }) => !may(actionsOf(type)[operation]));
  const phrases = (Object.keys(VERBS) as MemberAct['operation'][]).flatMap((operation) => {
    const phrase = sectionsWith(
      VERBS[operation],
      lacking.filter((act) => act.operation === operation),
    );
    return phrase === null ? [] : [phrase];
  });
  const fields = acts.flatMap((act) => fieldsBeyond(act, may));
  if (fields.length > 0) phrases.push(`менять ${listed(fields)}`);
  return phrases.length === 0 ? null : phrases.join(' и ');
}

/** «открывать „Блог“, „Вакансии“»; null without any. */
export function sectionsWith(verb: string, acts: readonly MemberAct[]): string | null {
  const sections = acts.map(({ type }) => `«${type.titles.section}»`);
  return sections.length === 0 ? null : `${verb} ${listed(sections)}`;
}

/** Labels of the changed fields that the person may not change. */
function fieldsBeyond({ type, changed }: MemberAct, may: May): string[] {
  return changed.flatMap((name) => {
    const field = type.fields[name];
    return field?.group && !may(groupRightOf(field.group)) ? [`«${field.label}»`] : [];
  });
}

function listed(words: readonly string[]): string {
  return [...new Set(words)].join(', ');
}
