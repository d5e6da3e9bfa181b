import type { Change, ToolParts } from './survey';
import {
  type DefaultFact,
  type FlagFact,
  type OptionFact,
  type RsbuildOptionFact,
  unknown,
} from '../tool/toolFacts';

/** What differs of a fact, for those who say it in other words than `what`. */
export interface Difference {
  /** `new`, `gone`, or what the two values are of: `stated default`, `in esm`, `short form`. */
  of: string;
  before?: string | undefined;
  after?: string | undefined;
}

export type ToolChange = Change & { difference: Difference };

/** What two versions of the tool say of themselves and do not agree in. */
export function compareTool(before: ToolParts, after: ToolParts): ToolChange[] {
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
      compare: (old, next) => differ('description', old.description, next.description),
    }),
    ...compareNamed(listFlags(before), listFlags(after), {
      kind: 'flag',
      getName: ({ name }) => name,
      compare: compareFlags,
    }),
    ...compareNamed(listExports(before, after), listExports(after, before), {
      kind: 'export',
      getName: ({ name }) => name,
      compare: (old, next) => differ('kind', old.kind, next.kind),
    }),
    ...compareNamed(before.messages, after.messages, {
      kind: 'message',
      getName: ({ text }) => text,
      compare: (old, next) => differ('kind', old.kind, next.kind),
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
): Difference[] {
  if (!('members' in old) || !('members' in next)) {
    return 'members' in old === 'members' in next
      ? differ('type', old.type, next.type)
      : differ('owner', ...([old, next].map(getOwner) as [string, string]));
  }
  return [
    ...compareMembers(old.members, next.members),
    ...differ('stated default', old.stated, next.stated),
    ...differ('deprecation', old.deprecated, next.deprecated),
    ...differ('experimental', ...toSwitch(old.isExperimental, next.isExperimental)),
    ...differ('taken at the top level', ...toSwitch(old.isTopLevel, next.isTopLevel)),
  ];
}

const getOwner = (option: object): string => ('members' in option ? 'Rslib' : 'Rsbuild');

function compareMembers(old: readonly string[], next: readonly string[]): Difference[] {
  const list = (members: readonly string[], others: readonly string[]) =>
    members.filter((member) => !others.includes(member)).join(' | ') || undefined;
  return [
    ...differ('members', list(old, next), undefined),
    ...differ('members', undefined, list(next, old)),
  ];
}

const toSwitch = (...both: [boolean, boolean]) =>
  both.map((one) => (one ? 'yes' : undefined)) as [string?, string?];

/** Formats that a version could not be asked about differ in nothing. */
function compareDefaults(old: DefaultFact, next: DefaultFact): Difference[] {
  return [
    ...(Object.keys(old.byFormat) as (keyof DefaultFact['byFormat'])[]).flatMap((format) =>
      differ(`in ${format}`, old.byFormat[format], next.byFormat[format]),
    ),
    ...differ('in Rsbuild', old.rsbuild, next.rsbuild),
  ].filter(({ before, after }) => before !== unknown && after !== unknown);
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

function compareFlags(old: UsedFlag, next: UsedFlag): Difference[] {
  return [
    ...differ('commands', old.commands, next.commands),
    ...differ('short form', old.short, next.short),
    ...differ('value', old.value, next.value),
    ...differ('description', old.description, next.description),
  ];
}

/** With members of types that both sides declare themselves: those of others were not read. */
function listExports(
  { exports }: ToolParts,
  other: ToolParts,
): { name: string; kind: string }[] | undefined {
  const getType = (member: string) => member.split('.', 1)[0];
  const types = new Set(Object.keys(other.exports?.members ?? {}).map(getType));
  const members = Object.entries(exports?.members ?? {}).filter(([name]) =>
    types.has(getType(name)),
  );
  return (
    exports && [
      ...exports.values.map((name) => ({ name, kind: 'value' })),
      ...exports.types.map((name) => ({ name, kind: 'type' })),
      ...members.map(([name, kind]) => ({ name, kind })),
    ]
  );
}

export interface NamedComparison<Fact> {
  kind: Change['kind'];
  getName: (fact: Fact) => string;
  /** What changed of a fact that both sides have. */
  compare?: (before: Fact, after: Fact) => Difference[];
}

/** What is gone, new or different between two lists of facts; nothing where a side was not read. */
function compareNamed<Fact>(
  before: readonly Fact[] | undefined,
  after: readonly Fact[] | undefined,
  { kind, getName, compare = () => [] }: NamedComparison<Fact>,
): ToolChange[] {
  if (!before || !after) return [];
  const olds = new Map(before.map((fact) => [getName(fact), fact]));
  const news = new Map(after.map((fact) => [getName(fact), fact]));
  const changes: ToolChange[] = [];
  const add = (name: string, difference: Difference) =>
    changes.push({ kind, name, what: describe(difference), difference });
  for (const [name, fact] of olds) {
    const next = news.get(name);
    const found = next === undefined ? [{ of: 'gone' }] : compare(fact, next);
    for (const difference of found) add(name, difference);
  }
  for (const name of news.keys()) {
    if (!olds.has(name)) add(name, { of: 'new' });
  }
  return changes;
}

const differ = (label: string, before: string | undefined, after: string | undefined) =>
  before === after ? [] : [{ of: label, before, after }];

function describe({ of: label, before, after }: Difference): string {
  switch (label) {
    case 'new':
    case 'gone':
      return `is ${label}`;
    case 'owner':
      return `is declared by ${after} now`;
    case 'members':
      return after ? `takes ${after} now` : `does not take ${before} any more`;
    case 'experimental':
    case 'taken at the top level':
      return after ? `is ${label} now` : `is not ${label} any more`;
    default:
      return describeDifference(label, before, after).join('');
  }
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
