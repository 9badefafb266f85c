import { Button } from './button.tsx';

interface OfForm {
  /** Id of the form that posts the fields of the calculator while no script tells it what stands there. */
  form?: string | undefined;
}

/** Enter presses the first button of a form: at the head of a calculator one that has no name. */
export function EnterButton({ form }: OfForm) {
  return (
    form !== undefined && (
      <button type="submit" form={form} className="visually-hidden" tabIndex={-1} aria-hidden />
    )
  );
}

interface CalculateButtonProps extends OfForm {
  /** Id of the part of the page that shows what was calculated. */
  part: string;
  label?: string;
}

/** Calculates by the address, for pages without scripts; by the form where that has been filled in. */
export function CalculateButton({ form, part, label = 'Рассчитать' }: CalculateButtonProps) {
  const posted = { form, formAction: `#${part}`, name: 'intent', value: 'calculate' };
  return (
    <Button type="submit" variant="secondary" {...(form && posted)}>
      {label}
    </Button>
  );
}
