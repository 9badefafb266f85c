import type { Command } from 'commander';
import type { RegistryClient } from '../publish/registry-client.ts';
import { registryFromEnvironment } from './environment.ts';

/** What every command is given. */
export interface CommandContext {
  /** Prints the result: for people, or as one line of JSON for a pipeline. */
  print: (result: unknown, sentence: string) => void;
  /** Client of RELEASE_REGISTRY with RELEASE_TOKEN. Throws UsageError. */
  registry: () => RegistryClient;
  /** `{environment}` of --environment; nothing for the one that the registry lives in. */
  environment: () => { environment?: string };
}

interface GlobalOptions {
  json?: boolean;
  environment?: string;
}

/** Reads the options that every command has when a command runs, not before they are parsed. */
export function createContext(program: Command): CommandContext {
  const options = () => program.opts<GlobalOptions>();
  return {
    print: (result, sentence) => {
      console.log(options().json === true ? JSON.stringify(result) : sentence);
    },
    registry: registryFromEnvironment,
    environment: () => {
      const { environment } = options();
      return environment === undefined ? {} : { environment };
    },
  };
}
