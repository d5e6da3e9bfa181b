import type { ChangeKind, Need } from '../../site/upgradeSteps';
import {
  type CommandFact,
  type DefaultFact,
  type FlagFact,
  type MessageFact,
  type OptionFact,
  type RsbuildOptionFact,
  unknown,
} from '../tool/toolFacts';
import libraryMessages from './libraryMessages.json' with { type: 'json' };
import type { ToolParts } from './snapshot';

/** What differs of a fact, for those who say it in other words than `what`. */
export interface Difference {
  /** `new`, `gone`, or what the two values are of: `stated default`, `in esm`, `short form`. */
  of: string;
  before?: string | undefined;
  after?: string | undefined;
}

/** A difference of the fact with that name. */
export interface NamedDifference {
  name: string;
  difference: Difference;
}

/**
 * All that releases need of one kind of fact. For another kind: a reader in facts/tool, its name in
 * site/upgradeSteps.ts, and an entry in `factKinds`; a list of facts is recorded by its key in `recordKeys`.
 */
interface FactKind<Fact = unknown> {
  /** The facts that are compared with those of another version; undefined where they were not read. */
  list(tool: ToolParts, other: ToolParts): readonly Fact[] | undefined;
  getName(fact: Fact): string;
  /** What changed of a fact that both sides have. */
  compare(before: Fact, after: Fact): Difference[];
  /** Changes that mean something to readers: no words of help texts, nothing that follows from another. */
  pick<Change extends NamedDifference>(changes: readonly Change[], after: ToolParts): Change[];
  /** What a change asks of readers who upgrade. */
  getNeed(change: NamedDifference): Need;
  /** The part of a release's page that lists them. */
  part: 'options' | 'defaults' | 'commands' | 'exports' | 'messages';
  /** What its name is called where pages document it (build/components/places.ts). */
  subject?: 'option' | 'api' | 'flag';
}

const define = <Fact>(
  kind: Omit<FactKind<Fact>, 'getNeed' | 'pick'> & Partial<FactKind<Fact>>,
): FactKind => ({
  pick: leaveOut(({ of }) => of === 'description'),
  getNeed: getUsualNeed,
  ...kind,
});

/** The parts that are recorded, with the key of an entry. */
export const recordKeys = {
  options: 'path',
  rsbuildOptions: 'path',
  commands: 'name',
  exports: 'name',
  defaults: 'path',
  messages: 'text',
} as const satisfies { [Part in keyof ToolParts]: string };

export const factKinds: Readonly<Record<Exclude<ChangeKind, 'requirement'>, FactKind>> = {
  option: define<OptionFact | RsbuildOptionFact>({
    // What Rslib declares and what it takes over: one may become the other.
    list: ({ options, rsbuildOptions }) =>
      options && rsbuildOptions && [...rsbuildOptions, ...options],
    getName: ({ path }) => path,
    compare: compareOptions,
    pick: pickOptions,
    part: 'options',
    subject: 'option',
  }),
  default: define<DefaultFact>({
    list: ({ defaults }) => defaults,
    getName: ({ path }) => path,
    compare: compareDefaults,
    pick: leaveOut(
      ({ of, before, after }) =>
        !of.startsWith('in ') || of === 'in Rsbuild' || isGroup(before) || isGroup(after),
    ),
    // Rslib sets what is below `rspack` by itself.
    getNeed: ({ name }) => (name.startsWith('rspack.') ? 'none' : 'may'),
    part: 'defaults',
    subject: 'option',
  }),
  command: define<CommandFact>({
    list: ({ commands }) => commands,
    getName: ({ name }) => `rslib ${name}`,
    compare: (old, next) => differ('description', old.description, next.description),
    part: 'commands',
    subject: 'flag',
  }),
  flag: define<UsedFlag>({
    list: listFlags,
    getName: ({ name }) => name,
    compare: (old, next) => [
      ...differ('commands', old.commands, next.commands),
      ...differ('short form', old.short, next.short),
      ...differ('value', old.value, next.value),
      ...differ('description', old.description, next.description),
    ],
    pick: leaveOut(({ of }, name) => of === 'description' || /^--(?:help|version)$/.test(name)),
    part: 'commands',
    subject: 'flag',
  }),
  export: define<ReturnType<typeof listExports>[number]>({
    list: listComparedExports,
    getName: ({ name }) => name,
    compare: (old, next) => differ('kind', old.kind, next.kind),
    part: 'exports',
    subject: 'api',
  }),
  message: define<MessageFact>({
    list: ({ messages }) => messages,
    getName: ({ text }) => text,
    compare: (old, next) => differ('kind', old.kind, next.kind),
    pick: leaveOut((_, name) => ofLibraries.has(name)),
    getNeed: () => 'none',
    part: 'messages',
  }),
};

const differ = (of: string, before: string | undefined, after: string | undefined): Difference[] =>
  before === after ? [] : [{ of, before, after }];

function leaveOut(isLeftOut: (difference: Difference, name: string) => boolean): FactKind['pick'] {
  return (changes) => changes.filter(({ difference, name }) => !isLeftOut(difference, name));
}

/** What has to change in a config, a command or a script; a reader may use or look at all else. */
function getUsualNeed({ difference: { of, before, after } }: NamedDifference): Need {
  const isTaken = ['members', 'taken at the top level'].includes(of) && after === undefined;
  const isOther = ['commands', 'short form', 'value', 'kind'].includes(of) && before !== undefined;
  return of === 'gone' || isTaken || isOther ? 'must' : 'may';
}

function compareOptions(
  old: OptionFact | RsbuildOptionFact,
  next: OptionFact | RsbuildOptionFact,
): Difference[] {
  const deprecation = differ('deprecation', old.deprecated, next.deprecated);
  if (!('members' in old) || !('members' in next)) {
    return 'members' in old === 'members' in next
      ? [...differ('type', old.type, next.type), ...deprecation]
      : differ('owner', ...([old, next].map(getOwner) as [string, string]));
  }
  const list = (members: readonly string[], others: readonly string[]) =>
    members.filter((member) => !others.includes(member)).join(' | ') || undefined;
  return [
    ...differ('members', list(old.members, next.members), undefined),
    ...differ('members', undefined, list(next.members, old.members)),
    ...differ('stated default', old.stated, next.stated),
    ...deprecation,
    ...differ('experimental', ...toSwitch(old.isExperimental, next.isExperimental)),
    ...differ('taken at the top level', ...toSwitch(old.isTopLevel, next.isTopLevel)),
  ];
}

const getOwner = (option: object): string => ('members' in option ? 'Rslib' : 'Rsbuild');

const toSwitch = (...both: [boolean, boolean]) =>
  both.map((one) => (one ? 'yes' : undefined)) as [string?, string?];

/**
 * Aliases of types and moved declarations change nothing for readers; what is reported of a group isn't reported of
 * its members again, and an open type may take what it no longer lists.
 */
function pickOptions<Change extends NamedDifference>(
  changes: readonly Change[],
  { rsbuildOptions = [] }: ToolParts,
): Change[] {
  const open = rsbuildOptions.flatMap((one) => (one.isOpen ? one.path : []));
  const moved = changes.flatMap(({ name, difference }) => (difference.of === 'owner' ? name : []));
  return changes.filter(({ name, difference: { of, after = '' } }) => {
    const isBelow = (groups: readonly string[]) => groups.some((one) => name.startsWith(`${one}.`));
    if (of === 'type' || of === 'owner') return false;
    if (of === 'taken at the top level') return !name.includes('.');
    if (of === 'gone' || of === 'new') return !isBelow(of === 'new' ? moved : [...moved, ...open]);
    // A block of code, or the address of the page that explains it.
    return of !== 'stated default' || !/^(?:```|\{@link http)/.test(after);
  });
}

/** Formats that a version could not be asked about differ in nothing. */
function compareDefaults(old: DefaultFact, next: DefaultFact): Difference[] {
  return [
    ...(Object.keys(old.byFormat) as (keyof DefaultFact['byFormat'])[]).flatMap((format) =>
      differ(`in ${format}`, old.byFormat[format], next.byFormat[format]),
    ),
    ...differ('in Rsbuild', old.rsbuild, next.rsbuild),
  ].filter(({ before, after }) => before !== unknown && after !== unknown);
}

const isGroup = (value = ''): boolean => /^[[{]/.test(value);

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

/** Names with `value`, `type`, or for members of types their type. */
export const listExports = ({ values, types, members }: NonNullable<ToolParts['exports']>) => [
  ...values.map((name) => ({ name, kind: 'value' })),
  ...types.map((name) => ({ name, kind: 'type' })),
  ...Object.entries(members).map(([name, kind]) => ({ name, kind })),
];

/** Members of types that one side does not declare itself were not read there. */
function listComparedExports({ exports }: ToolParts, other: ToolParts) {
  const getType = (member: string) => member.split('.', 1)[0];
  const types = new Set(Object.keys(other.exports?.members ?? {}).map(getType));
  return (
    exports &&
    listExports(exports).filter(({ name }) => !name.includes('.') || types.has(getType(name)))
  );
}

/**
 * Of libraries that some releases have in files next to their own code: a recorded message does not say
 * which. Those that another release brings are on its page until they are listed.
 */
const ofLibraries: ReadonlySet<string> = new Set(Object.values(libraryMessages).flat());
