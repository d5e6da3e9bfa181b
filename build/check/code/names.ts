import removed from '../../../facts/removed.json';
import type { OptionFact, ToolFacts } from '../../../facts/tool/toolFacts';
import { issue, type LocalIssue } from '../../read/issues';
import { findNearest, suggest } from '../../read/findNearest';
import type { Exceptions } from '../exceptions';
import type { FenceIssue } from './fenceClass';
import { type Mention, readMentions } from './mentions';
import type { CodeUse, DocsPage } from '../../components/docsPages';
import { listParents } from '../../components/optionHeadings';
import { checkShell, listNames, type ShellFacts } from './shell';

/** Whether everything that a page names as the tool's exists. */
export function checkNames(
  page: DocsPage,
  context: MentionContext,
  lookalikes: Exceptions,
): LocalIssue[] {
  return [...page.codes, ...listPlainHeadings(page)].flatMap((use) => {
    const issues = readMentions(use.text).flatMap((mention) => checkMention(mention, use, context));
    return issues.length > 0 && lookalikes.isListed(use.text, page.file) ? [] : issues;
  });
}

/** Headings such as `### dts.bundle`, which name an option without writing it as code. */
function listPlainHeadings({ sections }: DocsPage): CodeUse[] {
  return sections
    .filter(({ text, codes }) => codes.length === 0 && /^\w+\.[\w.[\]']+$/.test(text))
    .map(({ line, column, text }) => ({ line, column, text, context: text }));
}

export interface MentionContext {
  names: KnownNames;
  shell: ShellFacts;
}

/** Letters by which a word may differ from the one that was meant. */
const typoLength = 2;
/** Last parts that make `output.js` a file rather than an option. */
const fileEndings = /\.(?:[cm]?[jt]sx?|css|html|json|map|mdx?|scss|less|vue|wasm|svg|png|snap)$/;
/** Words about an option that is gone: a page may name it if it says so next to it. */
const pastWords =
  /\b(?:removed?|gone|no longer|dropped|replaced|renamed|former|before|until|was|0\.\d)/i;

/** Whether what a page names exists. Places of the issues are those of the code. */
function checkMention(mention: Mention, use: CodeUse, context: MentionContext): FenceIssue[] {
  const { names, shell } = context;
  switch (mention.type) {
    case 'command':
      return checkLine(mention.line, use, shell);
    case 'flag':
      return checkFlag(mention.name, mention.value, use, context);
    case 'import': {
      const { name } = mention;
      const known = names.exportNames;
      const message = `\`@rslib/core\` exports no \`${name}\`.`;
      return known.includes(name) ? [] : [report(use, message, name, known)];
    }
    case 'word':
      return checkWord(mention.name, use, names);
    default:
      return checkOption(mention.path, mention.value, use, names);
  }
}

const checkLine = (command: string, { line, column }: CodeUse, shell: ShellFacts): FenceIssue[] =>
  checkShell(command, shell).map((found) => ({ ...found, line, column }));

function checkFlag(
  name: string,
  value: string | undefined,
  use: CodeUse,
  { names, shell }: MentionContext,
): FenceIssue[] {
  if (!names.flags.includes(name)) {
    const known = name.length > 2 ? names.flags : [];
    return [report(use, `\`rslib\` has no flag \`${name}\`.`, name, known)];
  }
  const command = shell.commands.find(({ flags }) =>
    flags.some((flag) => flag.name === name && flag.value),
  );
  if (value === undefined || !command) return [];
  return checkLine(`rslib ${command.name} ${name} ${value}`, use, shell);
}

/**
 * A word that is one typo away from a name of the tool's, or begins like its types, was meant for one. So was
 * a word such as `bundel` where the sentence calls it an option or a format.
 */
function checkWord(name: string, use: CodeUse, names: KnownNames): FenceIssue[] {
  const start = (use.column ?? 1) - 1;
  const [before, after] = [use.context.slice(0, start), use.context.slice(start)];
  const isCalled = (noun: string): boolean =>
    new RegExp(`\\b${noun} \\[?$`, 'i').test(before) ||
    new RegExp(`^\`[^\`]*\`(?:\\]\\([^)]*\\))? (?:as (?:the )?)?${noun}\\b`).test(after);
  if (isCalled('formats?') || /`(?:lib\.)?format` (?:to|is) $/.test(before)) {
    const message = `There is no format \`${name}\`.`;
    const formats = (names.findOption('format')?.members ?? []).map((one) =>
      one.replaceAll("'", ''),
    );
    return formats.includes(name) ? [] : [report(use, message, name, formats, 0.7)];
  }
  if (isCalled('(?:options?|set|flags?)') && !isCompound(name) && !names.parts.includes(name)) {
    const nearest = name.length > 2 && findNearest(name, names.parts);
    const known = nearest ? [nearest] : [];
    // No option has a name of this form.
    const isOther = /^[a-z]+(?:_[a-z]+)+$/.test(name);
    if (nearest || isOther) return [report(use, `There is no option \`${name}\`.`, name, known)];
  }
  if (!isCompound(name) || name.startsWith('_') || names.compounds.includes(name)) return [];
  const isType = /^[A-Z]/.test(name);
  const alike = names.compounds.filter((other) => /^[A-Z]/.test(other) === isType);
  const nearest = findNearest(name, alike, typoLength / name.length);
  if (!nearest && !/^Rslib[A-Z]/.test(name)) return [];
  const known = nearest ? [nearest] : [];
  return [report(use, `Nothing of the tool's is called \`${name}\`.`, name, known, 1)];
}

function checkOption(
  path: string,
  value: string | undefined,
  use: CodeUse,
  names: KnownNames,
): FenceIssue[] {
  const root = /^[\w$]+/.exec(path)?.[0] ?? path;
  const isItem = names.roots.has(root) || /^lib[.[]/.test(use.text);
  const isTypo = path !== root && root.length > 3 && findNearest(root, [...names.roots]);
  if (!isItem && !isTypo) return path === root ? checkWord(path, use, names) : [];
  if (names.hasOption(path)) return checkValue(path, value, use, names);
  const removal = names.findRemoval(path);
  if (removal) {
    const isSaid = pastWords.test(use.context) || use.context.includes(removal.instead ?? '\0');
    if (isSaid) return [];
    const hint = removal.instead
      ? `Write \`${removal.instead}\`, or say that it is gone.`
      : 'Say so.';
    return [issue(use, 'option-removed', `\`${path}\` is gone since ${removal.release}.`, hint)];
  }
  if (fileEndings.test(path)) return [];
  return [report(use, `There is no option \`${path}\`.`, path, names.optionPaths)];
}

/** Options that take words of a list take no other; lists and objects are left to the compiler. */
function checkValue(
  path: string,
  value: string | undefined,
  use: CodeUse,
  names: KnownNames,
): FenceIssue[] {
  const members = names.findOption(path)?.members ?? [];
  const literal = /^'([^']*)'$|^"([^"]*)"$/.exec(value ?? '');
  const isClosed =
    members.length > 0 &&
    members.every((member) => /^'.*'$|^(?:boolean|object|function)$|^\w+\[\]$/.test(member));
  if (!literal || !isClosed) return [];
  const text = literal[1] ?? literal[2] ?? '';
  const words = members
    .filter((member) => member.startsWith("'"))
    .map((member) => member.slice(1, -1));
  if (words.includes(text)) return [];
  return [report(use, `\`${path}\` does not take \`'${text}'\`.`, text, words, 0.5)];
}

function report(
  use: CodeUse,
  message: string,
  name: string,
  known: readonly string[],
  share?: number,
): FenceIssue {
  const otherwise = 'If it only looks like one, say so in build/check/codeWords.json.';
  return issue(use, 'option-unknown', message, suggest(name, known, otherwise, share));
}

/** What took the place of an option that is gone. */
export interface Removal {
  release: string;
  instead?: string;
}

/** Every name that a page may give as one of the tool's. */
export interface KnownNames {
  /** Whether an option is there, or lies below one that takes any key. */
  hasOption: (path: string) => boolean;
  /** An option that Rslib itself declares. */
  findOption: (path: string) => OptionFact | undefined;
  findRemoval: (path: string) => Removal | undefined;
  optionPaths: readonly string[];
  /** First parts of option paths: `dts`, `output`. */
  roots: ReadonlySet<string>;
  flags: readonly string[];
  exportNames: readonly string[];
  /** Each name that a path is made of: `dts`, `bundle`. */
  parts: readonly string[];
  /** Names of several words, which a typo can be told from: last parts of paths, and exports. */
  compounds: readonly string[];
}

/** Collects the names from the facts. */
export function collectNames(tool: ToolFacts): KnownNames {
  const own = new Map(tool.options.map((option) => [option.path, option]));
  const inherited = new Map(tool.rsbuildOptions.map((option) => [option.path, option]));
  const optionPaths = [...own.keys(), ...inherited.keys()];
  const hasChildren = (path: string) => optionPaths.some((other) => isBelow(other, path));
  const isOpen = (path: string): boolean => {
    const option = own.get(path);
    if (!option)
      return inherited.get(path)?.isOpen ?? inherited.get(path)?.type.includes('[]') ?? false;
    const isObject = option.members.some((member) =>
      /^(?:object|function|Record<)|\[\]$/.test(member),
    );
    return isObject && !hasChildren(path);
  };
  const exportNames = [...tool.exports.values, ...tool.exports.types];
  const lastParts = optionPaths.map((path) => /\w+(?='?\]?$)/.exec(path)?.[0] ?? path);
  const removals: Readonly<Record<string, Removal>> = removed.options;
  return {
    hasOption: (path) =>
      own.has(path) || inherited.has(path) || listParents(path).some((parent) => isOpen(parent)),
    findOption: (path) => own.get(path),
    findRemoval: (path) => (Object.hasOwn(removals, path) ? removals[path] : undefined),
    optionPaths,
    roots: new Set(optionPaths.map((path) => /^\w+/.exec(path)?.[0] ?? path)),
    flags: [...new Set(tool.commands.flatMap(({ flags }) => flags.flatMap(listNames)))],
    exportNames,
    parts: [...new Set(optionPaths.flatMap((path) => path.match(/[\w$]+/g) ?? []))],
    compounds: [...new Set([...exportNames, ...lastParts])].filter(isCompound),
  };
}

/** `autoExtension`, `LibConfig`; not `format`. */
const isCompound = (name: string): boolean => /[a-z][A-Z]/.test(name);

const isBelow = (path: string, parent: string): boolean =>
  path.startsWith(`${parent}.`) || path.startsWith(`${parent}[`);
