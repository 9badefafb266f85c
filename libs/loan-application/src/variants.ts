/**
 * Before a decision: the questionnaires of loans on a vehicle and on any movable property, and that of the other instalment
 * loans. After an approval, for loans that are decided by the phone alone: what the documents need, and the same with the
 * vehicle that is pledged.
 */
export const VARIANTS = ['vehicle', 'property', 'installment', 'contract', 'pledge'] as const;
export type Variant = (typeof VARIANTS)[number];
export type StepName = 'person' | 'signer' | 'passport' | 'home' | 'car' | 'property' | 'address' | 'income';

/** The steps of each variant, in order. */
export const VARIANT_STEPS: Record<Variant, readonly StepName[]> = {
  vehicle: ['person', 'passport', 'home', 'car'],
  property: ['person', 'passport', 'home', 'property'],
  installment: ['person', 'passport', 'address', 'income'],
  contract: ['signer', 'passport', 'address'],
  pledge: ['signer', 'passport', 'address', 'car'],
};
