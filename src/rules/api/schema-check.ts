/** Checks a value against the part of JSON Schema that api-schema.ts uses; tests keep the API to its schemas with it. */
import type { Schema } from './api-schema.ts';
import { isRecord } from '../json.ts';

/** Every place where the value breaks the schema, as `/path: what`. */
export function violations(value: unknown, schema: Schema, path = ''): readonly string[] {
  const found: string[] = [];
  const refuse = (what: string) => found.push(`${path}: ${what}`);
  const types = [schema['type'] ?? []].flat();
  if (types.length > 0 && !types.includes(typeName(value))) {
    refuse(`no ${types.join(' or ')}`);
    return found;
  }
  const values = schema['enum'];
  if (Array.isArray(values) && !values.includes(value)) {
    refuse(`“${String(value)}” is none of the values`);
  }
  const pattern = schema['pattern'];
  if (
    typeof pattern === 'string' &&
    typeof value === 'string' &&
    !new RegExp(pattern).test(value)
  ) {
    refuse(`“${value}” against ${pattern}`);
  }
  const minimum = schema['minimum'];
  if (typeof minimum === 'number' && typeof value === 'number' && value < minimum) {
    refuse(`below ${minimum}`);
  }
  const items = schema['items'];
  if (Array.isArray(value) && isSchema(items)) {
    value.forEach((item, i) => found.push(...violations(item, items, `${path}/${i}`)));
  }
  const properties = schema['properties'];
  if (isRecord(value) && isSchema(properties)) {
    for (const name of [schema['required'] ?? []].flat()) {
      if (!(String(name) in value)) refuse(`no ${String(name)}`);
    }
    for (const [name, part] of Object.entries(value)) {
      const inner = properties[name];
      if (isSchema(inner)) found.push(...violations(part, inner, `${path}/${name}`));
      else if (schema['additionalProperties'] === false) refuse(`field ${name}`);
    }
  }
  return found;
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function isSchema(value: unknown): value is Schema {
  return isRecord(value);
}
