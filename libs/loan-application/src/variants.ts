/** The questionnaire of loans on a vehicle, and that of the other instalment loans. */
export type Variant = 'vehicle' | 'installment';
export type StepName = 'person' | 'passport' | 'home' | 'car' | 'address' | 'income';

/** The steps of each variant, in order. */
export const VARIANT_STEPS: Record<Variant, readonly StepName[]> = {
  vehicle: ['person', 'passport', 'home', 'car'],
  installment: ['person', 'passport', 'address', 'income'],
};
