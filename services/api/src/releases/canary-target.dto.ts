import { ApiPropertyOptional } from '@nestjs/swagger';
import { type CanaryTarget, EXPERIMENT_NAMES, EXPERIMENTS } from '@polden/api-contract';
import { cityByAlias } from '@polden/reference-data';
import { ArrayMaxSize, ArrayMinSize, isFQDN, ValidateBy } from 'class-validator';
import { MayBeAbsent } from '../core/dto/validators.ts';

const MOST = 50;
/** Named in a message. */
const FEW = 5;
const VARIANTS = EXPERIMENT_NAMES.flatMap((name) =>
  EXPERIMENTS[name].variants.map((variant) => `${name}=${variant.name}`),
);

/** The message names what of the list is none. */
const AreEach = (name: string, test: (text: string) => boolean, message: string) =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown) =>
        Array.isArray(value) && value.every((text) => typeof text === 'string' && test(text)),
      defaultMessage: (details) => {
        const given: unknown = details?.value;
        const wrong = Array.isArray(given) ? given.filter((it) => typeof it !== 'string' || !test(it)) : [];
        return wrong.length === 0 ? message : `${message}, not ${wrong.slice(0, FEW).join(', ')}`;
      },
    },
  });

/** The visitors of a canary; each list that is given must apply. */
export class CanaryTargetDto implements CanaryTarget {
  @ApiPropertyOptional({ type: [String], example: ['kazan'] })
  @MayBeAbsent()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST)
  @AreEach('areCities', (alias) => cityByAlias(alias) !== undefined, 'A city is named by its alias: kazan')
  cities?: string[];

  @ApiPropertyOptional({ type: [String], example: ['kazan.polden.example'] })
  @MayBeAbsent()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST)
  @AreEach('areHosts', isHost, 'A host is named without a port: kazan.polden.example')
  hosts?: string[];

  @ApiPropertyOptional({ type: [String], example: ['layout-lite=variant'] })
  @MayBeAbsent()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST)
  @AreEach('areVariants', (text) => VARIANTS.includes(text), `A variant is one of ${VARIANTS.join(', ')}`)
  variants?: string[];
}

function isHost(text: string): boolean {
  return isFQDN(text, { require_tld: false }) && text === text.toLowerCase();
}
