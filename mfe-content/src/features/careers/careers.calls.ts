import { requestAction } from '@polden/request-form';
import { REPLY_WITHOUT_VACANCY, RESUME_LINK } from './careers.forms.ts';

export { careersLoader, replyAction, vacancyLoader } from './careers.loaders.ts';
export const careersAction = requestAction([REPLY_WITHOUT_VACANCY, RESUME_LINK]);
