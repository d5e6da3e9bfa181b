import { existsSync, readFileSync } from 'node:fs';

/**
 * What a value has to be: a type by name (with `?` it may be absent), members of an object, or one
 * shape for all members of an object or a list, which has some.
 */
export type Shape =
  | 'string'
  | 'number'
  | 'number?'
  | 'string?'
  | { readonly [name: string]: Shape }
  | readonly [Shape];

/** A committed result of a benchmark: where it is, the command that writes it, and what it holds. */
export interface BenchFile {
  file: string;
  command: string;
  shape: Shape;
}

/** An error about a result that says how to get another. */
export const createFault = (
  { file, command }: Pick<BenchFile, 'file' | 'command'>,
  reason: string,
  cause?: unknown,
): Error =>
  new Error(`${file} ${reason}. Run \`${command}\` and commit what it writes.`, { cause });

/**
 * A committed result of a benchmark, whole.
 * @throws Error with file, place and command where it is missing, cut or of another shape.
 */
export function readBenchFile(path: string, bench: BenchFile): unknown {
  if (!existsSync(path)) throw createFault(bench, 'is missing');
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw createFault(bench, `is no JSON: ${reason}`, error);
  }
  const place = findMisfit(value, bench.shape, '');
  if (place !== undefined) throw createFault(bench, `is broken at “${place || 'its top'}”`);
  return value;
}

/** Where a value is not what it has to be; undefined where it is. */
function findMisfit(value: unknown, wanted: Shape, place: string): string | undefined {
  if (typeof wanted === 'string') {
    if (wanted.endsWith('?') && value === undefined) return undefined;
    const isRight = wanted.startsWith('string')
      ? typeof value === 'string' && value !== ''
      : Number.isFinite(value);
    return isRight ? undefined : place;
  }
  if (typeof value !== 'object' || value === null) return place;
  const members: [string, unknown, Shape][] = isEach(wanted)
    ? Object.entries(value).map(([name, member]) => [name, member, wanted[0]])
    : Object.entries(wanted).map(([name, member]) => [name, getMember(value, name), member]);
  if (members.length === 0) return place;
  for (const [name, member, expected] of members) {
    const found = findMisfit(member, expected, place ? `${place}.${name}` : name);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isEach = (wanted: object): wanted is readonly [Shape] => Array.isArray(wanted);

const getMember = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
