import { type ErasureRequestState, OWN_DATA_PATHS } from '@polden/api-contract';
import type { ActionFunctionArgs } from 'react-router-dom';
import { act, done } from '../act.ts';
import { dataLoader, postAs } from '../own-data.api.ts';
import { INTENT, textOf } from '../paths.ts';

/** Asks for the erasure, or takes it back. */
export async function dataAction({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  if (textOf(form, INTENT) === 'take-back')
    return act(
      'data',
      async () => {
        await postAs(form, OWN_DATA_PATHS.takeBackErasure, {});
        return { notice: done('Просьба отозвана: данные остаются как были.') };
      },
      { isDone: () => stands('taken-back') },
    );
  const values = { agreed: textOf(form, 'agreed') };
  return act(
    'data',
    async () => {
      if (values.agreed !== 'on')
        return { errors: { agreed: ['Отметьте, что понимаете: вернуть стёртое нельзя'] } };
      await postAs(form, OWN_DATA_PATHS.askErasure, {});
      return { notice: done('Просьба принята. Ответ придёт в СМС, его состояние — на этой странице.') };
    },
    { values, isDone: () => stands('asked') },
  );
}

async function stands(state: ErasureRequestState): Promise<boolean> {
  return (await dataLoader())?.request?.state === state;
}
