import {
  DATE_MASK,
  DEPARTMENT_MASK,
  type InputMask,
  MONEY_MASK,
  once,
  PASSPORT_MASK,
  PASSPORT_NUMBER_MASK,
  PASSPORT_SERIES_MASK,
  YEAR_MASK,
} from '@polden/ru';
import { carBrands, carModels, regionByName, REGIONS } from '@polden/reference-data';
import { SelectField, TextField, type TextFieldProps } from '@polden/ui';
import { useDraft } from '../loan-request.store.ts';
import { questionId } from '../request-errors.tsx';
import { findBrand } from './cars.ts';
import { fieldOf } from './check-answers.ts';
import { PlaceOfIssueField } from './place-of-issue-field.tsx';
import { QUESTIONS, type QuestionKind, type QuestionName } from './questions.ts';

export interface QuestionFieldProps {
  name: QuestionName;
  /** What was typed before. */
  typed: string | undefined;
  error: string | undefined;
  /** An answer that came without typing. */
  onPick: (answer: string) => void;
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
export function QuestionField({ name, typed, error, onPick }: QuestionFieldProps) {
  const { kind, label, hint, optional = false, secret, autoComplete = 'off' } = QUESTIONS[name];
  const control = {
    id: questionId(name),
    name: fieldOf(name),
    label,
    hint,
    error,
    required: !optional,
    defaultValue: typed ?? '',
    'data-draft': secret ? ('never' as const) : undefined,
  };
  switch (kind) {
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
      return <PlaceOfIssueField {...control} autoComplete="off" onPick={onPick} />;
    case 'car-mark':
      return <Listed {...control} options={carBrands().map((brand) => brand.name)} />;
    case 'car-model':
      return <CarModelField {...control} />;
    default:
      return <TextField {...control} {...LOOKS[kind]} autoComplete={autoComplete} />;
  }
}

type Look = Pick<TextFieldProps, 'inputMode' | 'type' | 'suffix'> & { mask?: InputMask };
type TypedKind = Exclude<QuestionKind, 'region' | 'place-of-issue' | 'car-mark' | 'car-model'>;

/** How the fields differ that are simply typed. */
const LOOKS: Record<TypedKind, Look> = {
  name: {},
  line: {},
  plate: {},
  email: { type: 'email', inputMode: 'email' },
  birthday: { inputMode: 'numeric', mask: DATE_MASK },
  'past-day': { inputMode: 'numeric', mask: DATE_MASK },
  passport: { inputMode: 'numeric', mask: PASSPORT_MASK },
  'passport-series': { inputMode: 'numeric', mask: PASSPORT_SERIES_MASK },
  'passport-number': { inputMode: 'numeric', mask: PASSPORT_NUMBER_MASK },
  department: { inputMode: 'numeric', mask: DEPARTMENT_MASK },
  money: { inputMode: 'numeric', mask: MONEY_MASK, suffix: '₽' },
  'car-year': { inputMode: 'numeric', mask: YEAR_MASK },
};

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
