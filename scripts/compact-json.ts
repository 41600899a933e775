/** JSON as a person reads it: what fits on a line stands on one. */
const WIDTH = 100;

/** Ends without a line feed. */
export function compactJson(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= WIDTH)
    return flat;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const rows = Object.entries(value).map(([key, one]) => {
    const text = compactJson(one, inner);
    return inner + (isList ? text : `${JSON.stringify(key)}: ${text}`);
  });
  const [open, close] = isList ? '[]' : '{}';
  return `${open ?? ''}\n${rows.join(',\n')}\n${indent}${close ?? ''}`;
}
