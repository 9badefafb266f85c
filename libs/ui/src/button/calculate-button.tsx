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

/** Calculates by the address, for pages without scripts. */
export function CalculateButton({ form }: OfForm) {
  const posted = form === undefined ? {} : { form, name: 'intent', value: 'calculate' };
  return (
    <Button type="submit" variant="secondary" {...posted}>
      Рассчитать
    </Button>
  );
}
