import type { OptionFact, ToolFacts } from '../../../../facts/tool/toolFacts';
import removed from '../../../../facts/removed.json';
import { listNames } from '../shell/checkRslibCommand';

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
  formats: readonly string[];
  exportNames: readonly string[];
  /** Names of several words, which a slip can be told from: last parts of paths, and exports. */
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
    formats: Object.keys(tool.defaults[0]?.byFormat ?? {}),
    exportNames,
    compounds: [...new Set([...exportNames, ...lastParts])].filter(isCompound),
  };
}

/** `autoExtension`, `LibConfig`; not `format`. */
export const isCompound = (name: string): boolean => /[a-z][A-Z]/.test(name);

const isBelow = (path: string, parent: string): boolean =>
  path.startsWith(`${parent}.`) || path.startsWith(`${parent}[`);

/** `a.b['c'].d` → `a.b['c']`, `a.b`, `a`. */
export function listParents(path: string): string[] {
  const parents: string[] = [];
  for (let rest = path; ;) {
    const shorter = rest.replace(/(?:\.[^.[\]]+|\[[^\]]*\])$/, '');
    if (shorter === rest) return parents;
    parents.push(shorter);
    rest = shorter;
  }
}
