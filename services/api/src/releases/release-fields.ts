import { isReleaseFile, isReleaseName, isReleaseVersion } from '@polden/mfe-release';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { MaxLength, MinLength, ValidateBy } from 'class-validator';
import { IsLine, MayBeAbsent } from '../core/dto/validators.ts';

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

export const IsVersion = () =>
  Matches(
    'isVersion',
    isReleaseVersion,
    'A version is like 1.4.0 or 1.4.0-rc.1: without +build, at most 64 characters',
  );

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

const MIN_REASON = 3;
const MAX_REASON = 500;

/** The reason, in the person's own words. */
export const IsReason = () =>
  applyDecorators(
    ApiPropertyOptional({ minLength: MIN_REASON, maxLength: MAX_REASON }),
    MayBeAbsent(),
    IsLine(MAX_REASON, `A reason is one line of at most ${MAX_REASON} characters`),
    MinLength(MIN_REASON, { message: 'Say why in a word or two' }),
    MaxLength(MAX_REASON),
  );
