export { StartError } from '@polden/api-contract';
