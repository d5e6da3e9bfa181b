import type { Change } from './change';

export interface NamedComparison<Fact> {
  kind: Change['kind'];
  getName: (fact: Fact) => string;
  /** What changed of a fact that both sides have. */
  compare?: (before: Fact, after: Fact) => string[];
}

/** What is gone, new or different between two lists of facts; nothing where a side was not read. */
export function compareNamed<Fact>(
  before: readonly Fact[] | undefined,
  after: readonly Fact[] | undefined,
  { kind, getName, compare = () => [] }: NamedComparison<Fact>,
): Change[] {
  if (!before || !after) return [];
  const olds = new Map(before.map((fact) => [getName(fact), fact]));
  const news = new Map(after.map((fact) => [getName(fact), fact]));
  const changes: Change[] = [];
  for (const [name, fact] of olds) {
    const next = news.get(name);
    const found = next === undefined ? ['is gone'] : compare(fact, next);
    changes.push(...found.map((what) => ({ kind, name, what })));
  }
  for (const name of news.keys()) {
    if (!olds.has(name)) changes.push({ kind, name, what: 'is new' });
  }
  return changes;
}

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
