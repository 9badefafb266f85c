/** The input of a form in which something stands that is no value: «1e», half a date. */
export function oddInput(form: HTMLElement | null): HTMLInputElement | undefined {
  return [...(form?.querySelectorAll('input') ?? [])].find(isOdd);
}

/** Whether there is such an input; it says so and gets the focus. */
export function reportOddInput(form: HTMLElement | null): boolean {
  const odd = oddInput(form);
  odd?.reportValidity();
  odd?.focus();
  return odd !== undefined;
}

/** What is typed there reads as empty, and would be lost without a word. */
function isOdd({ validity }: HTMLInputElement): boolean {
  return validity.badInput || validity.customError;
}
