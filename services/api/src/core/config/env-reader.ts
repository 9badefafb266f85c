export { EnvReader, type Environment } from '@polden/api-contract';
