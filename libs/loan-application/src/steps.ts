import type { StepName } from './variants.ts';

export interface Step {
  title: string;
  /** Why it is asked. */
  lead: string;
  /** The city stands among the questions. */
  city?: boolean;
}

export const STEPS: Record<StepName, Step> = {
  person: {
    title: 'Как вас зовут',
    lead: 'Как в паспорте: по этим данным мы найдём вашу кредитную историю.',
  },
  signer: {
    title: 'Как вас зовут',
    lead: 'Как в паспорте: эти данные войдут в документы, которые вы подпишете.',
  },
  passport: {
    title: 'Паспорт',
    lead: 'Положите паспорт рядом: понадобится разворот с фотографией. Данные шифруем, в браузере они не остаются.',
  },
  home: {
    title: 'Дом и доход',
    lead: 'Чтобы предложить платёж, который вам по силам.',
    city: true,
  },
  car: {
    title: 'Машина',
    lead: 'Машина станет залогом, но ездить на ней по-прежнему вам: ключи и ПТС остаются у вас.',
  },
  property: {
    title: 'Имущество',
    lead: 'Имущество станет залогом, но останется у вас: на хранение мы его не забираем.',
  },
  address: {
    title: 'Где вы живёте',
    lead: 'Адрес нужен для договора, приезжать никто не будет.',
    city: true,
  },
  income: {
    title: 'Доход и почта',
    lead: 'Справки приносить не нужно.',
  },
};
