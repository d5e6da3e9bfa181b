import type { CommandFact, FlagFact, OptionFact } from '../../../facts/tool/toolFacts';
import { groupBy } from '../../../site/groupBy';
import { suggest } from '../../read/findNearest';
import type { FactStore } from '../factStore';
import { describeChange, getReleaseRoute, linkMinor, listHistory, listRemoved } from '../changes';
import { type Attributes, type BuildTimeComponent, requireAttribute } from '../component';
import { type Inline, inlineCode, join, link, list, parseCode, strong, text } from '../nodes';

/** An option by its path. @throws Error with the nearest path where there is none. */
function getOption({ tool }: FactStore, path: string): OptionFact {
  const found = tool.options.find((option) => option.path === path);
  if (found) return found;
  if (tool.rsbuildOptions.some((option) => option.path === path))
    throw new Error(
      `“${path}” is an option of Rsbuild: link to its reference. This shows those of Rslib.`,
    );
  const known = tool.options.map((option) => option.path);
  const hint = suggest(path, known, 'The configuration reference lists all.');
  const version = tool.versions['@rslib/core'];
  throw new Error(`@rslib/core ${version} declares no option “${path}”. ${hint}`);
}

/**
 * The default that an option's comment states, with literals and the words of JSDoc links as code; undefined
 * where it only leads elsewhere or shows a block of code.
 */
export function getStatedDefault({ stated }: OptionFact): string | undefined {
  if (!stated || stated.startsWith('```') || /\{@link[^}]*https?:/.test(stated)) return undefined;
  if (/^(?:'[^']*'|true|false|\d+)$/.test(stated)) return `\`${stated}\``;
  return stated.replace(/\{@link(?:code|plain)? ([^}|\s]+)[^}]*\}/g, '`$1`');
}

const nothing = '–';

/**
 * `<Option path="dts.bundle" />`: type, default, releases, flags and sub-options of an option. `default="…"`
 * says in words what the declarations leave open, and only that.
 */
export const option: BuildTimeComponent = {
  name: 'Option',
  about: 'Type, default, releases, flags and sub-options of an option.',
  attributes: { path: 'option', default: 'words' },
  render(attributes, store) {
    const { t } = store;
    const found = getOption(store, requireAttribute(attributes, 'path'));
    const flags = listOptionFlags(found.path, store.tool.commands);
    const facts: [string, Inline[]][] = [
      [t('facts.type'), [inlineCode(found.members.join(' | '))]],
      [t('facts.default'), describeDefault(found, attributes, store)],
      [t('facts.release'), linkRelease(found.since ?? nothing, store)],
      ...listChanges(found.path, store),
      ...(flags.length > 0
        ? [[t('facts.flags'), join(flags.map(inlineCode), t('facts.comma'))] as [string, Inline[]]]
        : []),
      ...listSubOptions(found.path, store),
      ...listRemovedOptions(found.path, store),
    ];
    const rows = facts.map(([name, value]) => [strong(name), text(' '), ...value]);
    return [{ ...list(rows), data: { hProperties: { 'data-facts': '' } } }];
  },
};

/** The options right below one, each with a link to where it is explained. */
function listSubOptions(path: string, store: FactStore): [string, Inline[]][] {
  const own = store.tool.options.filter(
    (one) => one.path.startsWith(`${path}.`) && /^\w+$/.test(one.path.slice(path.length + 1)),
  );
  if (own.length === 0) return [];
  const findHref = (name: string) => store.findPlace({ type: 'option', name })?.href;
  const names = own.map((one) => {
    const name = inlineCode(one.path.slice(path.length + 1));
    const href = findHref(one.path);
    // Where it has no heading of its own, it is explained here.
    return href === undefined || href === findHref(path) ? name : link(href, name);
  });
  return [[store.t('facts.options'), join(names, store.t('facts.comma'))]];
}

/** What a release took out below an option: “advancedEsm (1.0)”. */
function listRemovedOptions(path: string, store: FactStore): [string, Inline[]][] {
  const names = listRemoved(store)
    .filter(({ kind, name }) => kind === 'option' && name.startsWith(`${path}.`))
    .map(({ name, minor }) => [
      inlineCode(name.slice(path.length + 1)),
      text(' '),
      linkMinor(minor, store),
    ]);
  const { t } = store;
  return names.length > 0 ? [[t('facts.changeGone'), join(names, t('facts.comma'))]] : [];
}

/** The first release with a link to what its minor changed, where that has a page. */
function linkRelease(since: string, { listMinors, language }: FactStore): Inline[] {
  const minor = listMinors().find(({ name }) => since.startsWith(`${name}.`));
  return [minor ? link(getReleaseRoute(minor.name, language), text(since)) : text(since)];
}

/** What later releases changed of an option: “1.0 (can be set at the top level)”. */
function listChanges(path: string, store: FactStore): [string, Inline[]][] {
  const { t } = store;
  const changed = groupBy(
    listHistory({ kind: 'option', name: path }, store).filter((one) => one.difference.of !== 'new'),
    ({ minor }) => minor.name,
  );
  const releases = changed.map((own) => {
    const words = own.map((change) => describeChange(change, store)).join(t('facts.semicolon'));
    return [linkMinor(own[0].minor, store), ...parseCode(t('facts.inRelease', { words }))];
  });
  return changed.length > 0 ? [[t('facts.changed'), join(releases, t('facts.semicolon'))]] : [];
}

function describeDefault(found: OptionFact, attributes: Attributes, store: FactStore): Inline[] {
  const stated = getStatedDefault(found);
  if (attributes.default === undefined) {
    return stated ? parseCode(store.sentences?.[stated] ?? stated) : [text(nothing)];
  }
  // “undefined” says that nothing is set, not what then happens.
  if (stated && stated !== '`undefined`') {
    throw new Error(
      `the declarations state the default of “${found.path}” (${stated}): leave “default” out.`,
    );
  }
  return parseCode(requireAttribute(attributes, 'default'));
}

/** Flags that set an option of another name; the others are the option's name in kebab case. */
const otherNames: Readonly<Record<string, string>> = {
  '--auto-external': 'output.autoExternal',
  '--clean': 'output.cleanDistPath',
  '--dist-path': 'output.distPath',
  '--entry': 'source.entry',
  '--externals': 'output.externals',
  '--minify': 'output.minify',
  '--target': 'output.target',
  '--tsconfig': 'source.tsconfigPath',
};

/** The option that a flag sets: `--auto-extension` → `autoExtension`, `--clean` → `output.cleanDistPath`. */
export function getFlagOption(flag: string): string {
  const camelCase = flag
    .replace(/^--(?:no-)?/, '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return otherNames[flag] ?? camelCase;
}

/** The flags of `rslib build` that set an option, each with the form that turns it off. */
export function listOptionFlags(option: string, commands: readonly CommandFact[]): string[] {
  const flags = commands.find(({ name }) => name === 'build')?.flags ?? [];
  return flags.filter(({ name }) => getFlagOption(name) === option).flatMap(writeForms);
}

/** `--format <format>`; `--dts` and `--no-dts`. */
export function writeForms({ name, value, description }: FlagFact): string[] {
  const off = /use (--no-[\w-]+) to disable/.exec(description)?.[1];
  return [[name, value].filter(Boolean).join(' '), ...(off ? [off] : [])];
}
