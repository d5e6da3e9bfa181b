/** A fence as it is in a page; numbers start at 1. */
export interface Fence {
  /** Line of its opening backticks, and their column. */
  line: number;
  column: number;
  lang: string;
  code: string;
  meta: FenceMeta;
  /** Whether a component of the page makes it: all of it is on that line. */
  isGenerated?: boolean;
}

/** What the words after the language say. */
export interface FenceMeta {
  classes: FenceClass[];
  words: FenceWord[];
  attributes: Partial<Record<FenceAttribute, string>>;
  /** Words and attributes that mean nothing here, as written. */
  unknown: string[];
}

// `name="value"`, `name='value'`, `name=value`, or a word.
const tokens = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S*))|(\S+)/g;

/** Reads the words after a fence's language: `title="a.ts" config` → its title and its class. */
export function parseMeta(text: string): FenceMeta {
  const meta: FenceMeta = { classes: [], words: [], attributes: {}, unknown: [] };
  for (const [token, name, double, single, bare, word] of text.matchAll(tokens)) {
    if (name !== undefined) {
      const value = double ?? single ?? bare ?? '';
      if (isOneOf(name, fenceAttributes)) meta.attributes[name] = value;
      else meta.unknown.push(name);
    } else if (word !== undefined) {
      if (isOneOf(word, fenceClasses)) meta.classes.push(word);
      else if (isOneOf(word, fenceWords)) meta.words.push(word);
      // `not-run` without a reason: the attribute is there and says nothing.
      else if (isOneOf(word, fenceAttributes)) meta.attributes[word] = '';
      else meta.unknown.push(token);
    }
  }
  return meta;
}

const isOneOf = <Name extends string>(name: string, names: readonly Name[]): name is Name =>
  (names as readonly string[]).includes(name);

/** What a fence of a page can be; CONTRIBUTING.md tells writers what each one means. */
export const fenceClasses = ['config', 'module', 'shell', 'json', 'output', 'fragment'] as const;

export type FenceClass = (typeof fenceClasses)[number];

/** Words and attributes that are next to the class in a fence's meta. */
export const fenceWords = ['part', 'log', 'lineNumbers', 'wrapCode', 'preview'] as const;
export const fenceAttributes = ['title', 'case', 'expect-error', 'not-run'] as const;

export type FenceWord = (typeof fenceWords)[number];
export type FenceAttribute = (typeof fenceAttributes)[number];

const scripts = ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs'] as const;

const classLanguages = {
  config: scripts,
  module: [...scripts, 'css', 'html', 'vue'],
  shell: ['bash', 'sh', 'shell'],
  json: ['json'],
} as const;

/** Languages that a class can be checked in; the others take any. */
export const languagesOf: Partial<Record<FenceClass, readonly string[]>> = classLanguages;

/**
 * What a fence is checked as: what it says, else what its language or the name of a configuration says.
 * Undefined where that is nothing, or several things, or where it is not run.
 */
export function getFenceClass({
  lang,
  meta,
}: Pick<Fence, 'lang' | 'meta'>): FenceClass | undefined {
  const { classes, attributes } = meta;
  const [first, ...others] = classes;
  if (first || others.length > 0) return others.length > 0 ? undefined : first;
  if (attributes['expect-error'] !== undefined) {
    return isConfigFile(attributes.title ?? 'rslib.config.ts') ? 'config' : 'module';
  }
  if (attributes['not-run'] !== undefined) return undefined;
  if (isOneOf(lang, classLanguages.json)) return 'json';
  if (isOneOf(lang, classLanguages.shell)) return 'shell';
  return isOneOf(lang, scripts) && isConfigFile(attributes.title ?? '') ? 'config' : undefined;
}

/** `rslib.config.ts`, also `rslib.config.base.mts`. */
const isConfigFile = (title: string): boolean =>
  /(?:^|\/)rslib\.config\.(?:[\w-]+\.)?[cm]?[jt]s$/.test(title);
