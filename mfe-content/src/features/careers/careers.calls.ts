export { careersAction, replyAction } from './careers.actions.ts';
export { careersLoader, vacancyLoader } from './careers.loaders.ts';
