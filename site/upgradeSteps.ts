/** What a change asks of readers who upgrade. */
export type Need = 'must' | 'may' | 'none';

const kinds = ['requirement', 'option', 'default', 'command', 'flag', 'export', 'message'] as const;
export type ChangeKind = (typeof kinds)[number];
export const changeKinds: readonly string[] = kinds;

/** What a minor release changed of a name. */
export interface ReleaseChange {
  kind: ChangeKind;
  name: string;
  need: Need;
  /** `new`, `gone`, or what the two values are of. */
  of: string;
  before?: string | undefined;
  after?: string | undefined;
  /** In words of a language, code in backticks. */
  text: string;
  /** Where the name is documented now, or what it was a part of. */
  href?: string | undefined;
}

/** A minor release that could be compared with the one before it. */
export interface ReleaseStep {
  /** `0.18` */
  name: string;
  /** `0.8–0.9`: the releases that may have brought its changes. */
  range: string;
  changes: readonly ReleaseChange[];
}

export type UpgradeChange = ReleaseChange & { release: Pick<ReleaseStep, 'name' | 'range'> };

/**
 * What differs between two releases for those who go from one to the other: what came and went again, or
 * went and came back, is left out, and so are parts of an option that is new or gone as a whole.
 */
export function listUpgrade(
  steps: readonly ReleaseStep[],
  from: string,
  to: string,
): UpgradeChange[] {
  const indexOf = (wanted: string) => steps.findIndex(({ name }) => name === wanted);
  const byName = new Map<string, UpgradeChange[]>();
  for (const { name, range, changes } of steps.slice(indexOf(from) + 1, indexOf(to) + 1)) {
    for (const change of changes) {
      const key = `${change.kind} ${change.name}`;
      byName.set(key, [...(byName.get(key) ?? []), { ...change, release: { name, range } }]);
    }
  }
  const left = [...byName.values()].flatMap(joinChanges);
  const whole = left.flatMap(({ of, name }) => (isLife(of) ? `${of} ${name}.` : []));
  return left.filter(({ of, name }) => !whole.some((one) => `${of} ${name}`.startsWith(one)));
}

const isLife = (of: string): boolean => of === 'new' || of === 'gone';

/** What is left of the changes of one name, in order of time. */
function joinChanges(changes: readonly UpgradeChange[]): UpgradeChange[] {
  const life = changes.filter(({ of }) => isLife(of));
  const last = life.at(-1);
  if (last) return life[0]?.of === last.of ? [last] : [];
  return changes.filter(({ of }) => {
    const [first, ...others] = changes.filter((one) => one.of === of);
    const end = others.at(-1);
    return !end || first?.before !== end.after || first?.after !== end.before;
  });
}
