import { kindOf, type QuestionName } from '@polden/loan-application';
import { once } from '@polden/ru';
import { carBrands, carModels, regionByName, REGIONS } from '@polden/reference-data';
import { KindField, SelectField, TextField, type TextFieldProps } from '@polden/ui';
import { useDraft } from '../loan-request.store.ts';
import { questionId } from '../request-errors.tsx';
import type { Answers } from './draft-answers.ts';
import { findBrand } from './cars.ts';
import { PlaceOfIssueField } from './place-of-issue-field.tsx';
import { fieldOf } from '../field-names.ts';
import { isSecret, QUESTIONS } from './questions.ts';

export interface QuestionFieldProps {
  name: QuestionName;
  /** What was typed before. */
  typed: string | undefined;
  error: string | undefined;
  /** An answer that came without typing. */
  onPick: (answer: string) => void;
  /** Answers to other questions that follow from it. */
  onFill: (answers: Answers) => void;
}

export interface QuestionControlProps extends Pick<
  TextFieldProps,
  'id' | 'name' | 'label' | 'hint' | 'error' | 'required' | 'autoComplete' | 'data-draft'
> {
  defaultValue: string;
  onPick: (answer: string) => void;
}

const regionOptions = once(() =>
  REGIONS.map(({ title }) => ({ value: title, label: title })).sort((a, b) =>
    a.label.localeCompare(b.label, 'ru'),
  ),
);

/** The control of one question. */
export function QuestionField({ name, typed, error, onPick, onFill }: QuestionFieldProps) {
  const question = QUESTIONS[name];
  const { label, hint, required } = question;
  const kind = kindOf(question);
  const control = {
    id: questionId(name),
    name: fieldOf(name),
    label,
    hint,
    error,
    required: required !== undefined,
    defaultValue: typed ?? '',
    'data-draft': isSecret(name) ? ('never' as const) : undefined,
  };
  switch (question.kind) {
    case 'region':
      return (
        <SelectField
          {...control}
          // An answer that was kept under a former name of the region.
          defaultValue={regionByName(typed ?? '')?.title ?? ''}
          placeholder="Выберите"
          options={regionOptions()}
        />
      );
    case 'place-of-issue':
      return <PlaceOfIssueField {...control} autoComplete="off" onPick={onPick} onFill={onFill} />;
    case 'car-mark':
      return <Listed {...control} options={carBrands().map((brand) => brand.name)} />;
    case 'car-model':
      return <CarModelField {...control} />;
    default:
      return (
        <KindField
          {...control}
          kind={kind}
          autoComplete={question.autoComplete ?? kind.look?.autoComplete ?? 'off'}
        />
      );
  }
}

/** Models of the brand that is typed beside it; any other car may be written, too. */
function CarModelField(control: Omit<QuestionControlProps, 'onPick'>) {
  const brand = findBrand(useDraft(({ mainInfo }) => mainInfo.carMark ?? ''));
  const models = brand ? carModels(brand.id) : [];
  return <Listed {...control} options={models.map((model) => model.name)} />;
}

function Listed({
  options,
  ...control
}: Omit<QuestionControlProps, 'onPick'> & { options: readonly string[] }) {
  const listId = `${control.id}-list`;
  return (
    <div>
      <TextField {...control} autoComplete="off" list={listId} />
      <datalist id={listId}>
        {options.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
    </div>
  );
}
