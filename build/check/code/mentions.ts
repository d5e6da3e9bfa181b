import { normalizePath } from '../../components/optionHeadings';

/** Something that a piece of code in a sentence names. */
export type Mention =
  | { type: 'option'; path: string; value?: string }
  | { type: 'flag'; name: string; value?: string }
  | { type: 'command'; line: string }
  | { type: 'import'; name: string }
  | { type: 'word'; name: string };

const path = String.raw`[A-Za-z_$][\w$]*(?:\.[\w$-]+|\[[^\]]*\])*`;
const optionPattern = new RegExp(String.raw`^(${path})(?::\s*(.+))?$`, 's');

/**
 * What code in a sentence names: `dts.bundle`, `format: 'cjs'`, `dts: { bundle: true }`, `--watch`,
 * `npx rslib build`, `import { defineConfig } from '@rslib/core'`, `createRslib()`.
 */
export function readMentions(text: string): Mention[] {
  const code = text.trim();
  if (/^(?:npx|npm|rslib)\s+\S/.test(code)) return [{ type: 'command', line: code }];
  const [, flag, flagValue] = /^(--[a-z][\w-]*|-[a-z])(?:[ =](.+))?$/is.exec(code) ?? [];
  if (flag) return [{ type: 'flag', name: flag, value: flagValue }];
  const imported =
    /^import\s*(?:type\s*)?(?:\{([^}]*)\}|\w+)\s*from\s*['"]@rslib\/core['"];?$/.exec(code);
  if (imported)
    return (imported[1] ?? 'default')
      .split(',')
      .map((part) => part.trim().replace(/^type\s+|\s+as\s+.*$/g, ''))
      .filter(Boolean)
      .map((name) => ({ type: 'import', name }));
  if (code.startsWith('{')) return readObject(code, '');
  const called = /^([A-Za-z]\w*)\(.*\)$/s.exec(code)?.[1];
  if (called) return [{ type: 'word', name: called }];
  const [, name, value] = optionPattern.exec(code) ?? [];
  if (!name) return [];
  const own = normalizePath(name);
  if (value === undefined) {
    return /[.[]/.test(name) ? [{ type: 'option', path: own }] : [{ type: 'word', name }];
  }
  return /^[[{]/.test(value)
    ? [{ type: 'option', path: own }, ...readObject(value, own)]
    : [{ type: 'option', path: own, value }];
}

// A key with its colon, an opening or a closing bracket, quoted text, or a value.
const parts =
  /([A-Za-z_$][\w$]*|'[^']*'|"[^"]*")\s*:\s*|[{[]|[\]}]|'[^']*'|"[^"]*"|[^\s,[\]{}'"]+/g;

/** Keys of an object or of the objects of a list, as paths below `parent`. */
function readObject(text: string, parent: string): Mention[] {
  const mentions: Mention[] = [];
  const open: string[] = [];
  let key = parent;
  const join = (name: string) => (open.at(-1) ? `${open.at(-1)}.${name}` : name);
  for (const { 0: part, 1: name } of text.matchAll(parts)) {
    if (name !== undefined) {
      key = normalizePath(join(name.replace(/^['"]|['"]$/g, '')));
      mentions.push({ type: 'option', path: key });
    } else if (part === '{' || part === '[') {
      open.push(key);
    } else if (part === '}' || part === ']') {
      open.pop();
    } else {
      const last = mentions.at(-1);
      if (last?.type === 'option' && last.path === key && last.value === undefined)
        last.value = part;
    }
  }
  return mentions;
}
