export { signatureAction } from './signature.action.ts';
export { signatureLoader } from './signature.loader.ts';
