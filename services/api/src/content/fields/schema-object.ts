import type { ApiResponseOptions } from '@nestjs/swagger';

/** A schema of OpenAPI, as @nestjs/swagger takes it. */
export type SchemaObject = Exclude<
  Extract<ApiResponseOptions, { schema: unknown }>['schema'],
  { $ref: string }
>;

/** Stands for a schema among the components of the document. */
export interface SchemaReference {
  $ref: string;
}
