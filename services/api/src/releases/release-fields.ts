import { isReleaseFile, isReleaseName, isReleaseVersion } from '@polden/mfe-release';
import { ValidateBy } from 'class-validator';

const NAME = /^[a-z][a-z0-9-]{0,39}$/;

/** Checks with one of the release library's predicates. */
function Matches(name: string, test: (text: string) => boolean, message: string): PropertyDecorator {
  return ValidateBy({
    name,
    validator: {
      validate: (value) => typeof value === 'string' && test(value),
      defaultMessage: () => message,
    },
  });
}

export const IsRemote = () =>
  Matches('isRemote', isReleaseName, 'A remote is named in kebab-case: mfe-lending');

export const IsVersion = () => Matches('isVersion', isReleaseVersion, 'A version is semantic: 1.4.0');

export const IsPath = () =>
  Matches('isPath', isReleaseFile, 'The path leaves the release: use client/… or server/…');

export const IsEnvironment = () =>
  Matches('isEnvironment', (text) => NAME.test(text), 'An environment is named in kebab-case: production');

export const IsShortName = () =>
  Matches('isShortName', (text) => NAME.test(text), 'The name is kebab-case: new-calculator');

/** Every one is a remote's name. */
export const AreRemotes = () =>
  ValidateBy({
    name: 'areRemotes',
    validator: {
      validate: (value: unknown) =>
        Array.isArray(value) && value.every((name) => typeof name === 'string' && isReleaseName(name)),
      defaultMessage: () => 'Name the remotes in kebab-case: ["mfe-lending"]',
    },
  });
