/** A value that is kept as JSON, as the pages write values: `{"svg":4096}` → `{ svg: 4096 }`. */
export function formatValue(json: string): string {
  try {
    return show(JSON.parse(json));
  } catch {
    // `undefined` and functions are kept as they are.
    return json;
  }
}

function show(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([key, entry]) => `${showKey(key)}: ${show(entry)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}

const showKey = (key: string): string => (/^[\w$]+$/.test(key) ? key : `'${key}'`);
