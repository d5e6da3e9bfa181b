import { type Difference, factKinds, type NamedDifference } from './factKinds';
import type { Change, ToolParts } from './snapshot';

export type ToolChange = Change & { kind: keyof typeof factKinds; difference: Difference };

/** What two versions of the tool say of themselves and do not agree in; nothing where a side was not read. */
export function compareTool(before: ToolParts, after: ToolParts): ToolChange[] {
  return (Object.keys(factKinds) as (keyof typeof factKinds)[]).flatMap((kind) =>
    compareNamed(before, after, factKinds[kind]).map((change) => ({
      kind,
      ...change,
      what: describe(change.difference),
    })),
  );
}

/** What is gone or different, then what is new. */
function compareNamed(
  before: ToolParts,
  after: ToolParts,
  { list, getName, compare }: (typeof factKinds)[keyof typeof factKinds],
): NamedDifference[] {
  const [old, next] = [list(before, after), list(after, before)];
  if (!old || !next) return [];
  const olds = new Map(old.map((fact) => [getName(fact), fact]));
  const news = new Map(next.map((fact) => [getName(fact), fact]));
  return [
    ...[...olds].flatMap(([name, fact]) => {
      const found = news.has(name) ? compare(fact, news.get(name)) : [{ of: 'gone' }];
      return found.map((difference) => ({ name, difference }));
    }),
    ...[...news.keys()]
      .filter((name) => !olds.has(name))
      .map((name) => ({ name, difference: { of: 'new' } })),
  ];
}

const describe = ({ of, before, after }: Difference): string =>
  of === 'new' || of === 'gone' ? `is ${of}` : describeDifference(of, before, after).join('');

/** `type was “a”, is “b”` where two values differ. */
export function describeDifference(
  label: string,
  before: string | undefined,
  after: string | undefined,
): string[] {
  if (before === after) return [];
  const quote = (value: string | undefined) => (value === undefined ? 'none' : `“${value}”`);
  return [`${label} was ${quote(before)}, is ${quote(after)}`];
}
