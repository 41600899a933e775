/** What all published documents share: their types never change, and each has a JSON Schema. */
import { z } from 'zod';

/** A document that nobody changes. */
export type Fixed<T> = T extends readonly (infer One)[]
  ? readonly Fixed<One>[]
  : T extends object
    ? { readonly [K in keyof T]: Fixed<T[K]> }
    : T;

/** A JSON Schema, as it is published. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The JSON Schema of a document, with its address and its title. */
export function published(name: string, schema: z.ZodType): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema);
  return { $schema, $id: `/api/v1/${name}.schema.json`, title: name, ...rest };
}
