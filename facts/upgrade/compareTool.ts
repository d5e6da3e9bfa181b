import type { Change, ToolParts } from './survey';
import type { DefaultFact, FlagFact, OptionFact, RsbuildOptionFact } from '../tool/toolFacts';

/** What two versions of the tool say of themselves and do not agree in. */
export function compareTool(before: ToolParts, after: ToolParts): Change[] {
  return [
    ...compareNamed(listOptions(before), listOptions(after), {
      kind: 'option',
      getName: ({ path }) => path,
      compare: compareOptions,
    }),
    ...compareNamed(before.defaults, after.defaults, {
      kind: 'default',
      getName: ({ path }) => path,
      compare: compareDefaults,
    }),
    ...compareNamed(before.commands, after.commands, {
      kind: 'command',
      getName: ({ name }) => `rslib ${name}`,
      compare: (old, next) => describeDifference('description', old.description, next.description),
    }),
    ...compareNamed(listFlags(before), listFlags(after), {
      kind: 'flag',
      getName: ({ name }) => name,
      compare: compareFlags,
    }),
    ...compareNamed(listExports(before), listExports(after), {
      kind: 'export',
      getName: ({ name }) => name,
      compare: (old, next) => describeDifference('kind', old.kind, next.kind),
    }),
    ...compareNamed(before.messages, after.messages, {
      kind: 'message',
      getName: ({ text }) => text,
      compare: (old, next) => describeDifference('kind', old.kind, next.kind),
    }),
  ];
}

/** Options that Rslib declares and those it takes over: one may become the other. */
function listOptions(tool: ToolParts): (OptionFact | RsbuildOptionFact)[] | undefined {
  return tool.options && tool.rsbuildOptions && [...tool.rsbuildOptions, ...tool.options];
}

function compareOptions(
  old: OptionFact | RsbuildOptionFact,
  next: OptionFact | RsbuildOptionFact,
): string[] {
  if (!('members' in old) || !('members' in next)) {
    return 'members' in old === 'members' in next
      ? describeDifference('type', old.type, next.type)
      : [`is declared by ${'members' in next ? 'Rslib' : 'Rsbuild'} now`];
  }
  return [
    ...compareMembers(old.members, next.members),
    ...describeDifference('stated default', old.stated, next.stated),
    ...describeDifference('deprecation', old.deprecated, next.deprecated),
    ...describeSwitch(old.isExperimental, next.isExperimental, 'experimental'),
    ...describeSwitch(old.isTopLevel, next.isTopLevel, 'taken at the top level'),
  ];
}

function compareMembers(old: readonly string[], next: readonly string[]): string[] {
  const list = (members: readonly string[], others: readonly string[]) =>
    members.filter((member) => !others.includes(member)).join(' | ');
  const [lost, won] = [list(old, next), list(next, old)];
  return [
    ...(lost ? [`does not take ${lost} any more`] : []),
    ...(won ? [`takes ${won} now`] : []),
  ];
}

const describeSwitch = (old: boolean, next: boolean, what: string): string[] =>
  old === next ? [] : [next ? `is ${what} now` : `is not ${what} any more`];

function compareDefaults(old: DefaultFact, next: DefaultFact): string[] {
  return [
    ...(Object.keys(old.byFormat) as (keyof DefaultFact['byFormat'])[]).flatMap((format) =>
      describeDifference(`in ${format}`, old.byFormat[format], next.byFormat[format]),
    ),
    ...describeDifference('in Rsbuild', old.rsbuild, next.rsbuild),
  ];
}

interface UsedFlag extends FlagFact {
  commands: string;
}

/** Every flag once, with the commands that take it. */
function listFlags({ commands }: ToolParts): UsedFlag[] | undefined {
  if (!commands) return undefined;
  const flags = new Map<string, UsedFlag>();
  for (const { name, flags: own } of commands) {
    for (const flag of own) {
      const known = flags.get(flag.name);
      flags.set(flag.name, { ...flag, commands: known ? `${known.commands}, ${name}` : name });
    }
  }
  return [...flags.values()];
}

function compareFlags(old: UsedFlag, next: UsedFlag): string[] {
  return [
    ...describeDifference('commands', old.commands, next.commands),
    ...describeDifference('short form', old.short, next.short),
    ...describeDifference('value', old.value, next.value),
    ...describeDifference('description', old.description, next.description),
  ];
}

function listExports({ exports }: ToolParts): { name: string; kind: string }[] | undefined {
  return (
    exports && [
      ...exports.values.map((name) => ({ name, kind: 'value' })),
      ...exports.types.map((name) => ({ name, kind: 'type' })),
    ]
  );
}

export interface NamedComparison<Fact> {
  kind: Change['kind'];
  getName: (fact: Fact) => string;
  /** What changed of a fact that both sides have. */
  compare?: (before: Fact, after: Fact) => string[];
}

/** What is gone, new or different between two lists of facts; nothing where a side was not read. */
function compareNamed<Fact>(
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
