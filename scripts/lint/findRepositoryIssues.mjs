import path from 'node:path';

/**
 * @typedef {{ file: string, lines: readonly string[] }} SourceFile
 * @typedef {{ files: RegExp, pattern: RegExp, advice: string, allows?: RegExp }} RepositoryRule `allows` are
 *   places, as `file: line`, where it is done with care
 */

/** What neither the linter nor the compiler looks for. Comments are not read. */
const rules = /** @type {readonly RepositoryRule[]} */ ([
  {
    files: /^theme\/.*\.css$/,
    pattern: /!important/,
    advice: 'use a layer or a closer selector',
  },
  {
    files: /^theme\/(?!styles\/).*\.(?:css|tsx?)$/,
    pattern: /#[\da-f]{3,8}\b(?!['"-])|\b(?:rgb|hsl|oklch)a?\(/i,
    advice: 'use a color of theme/styles/, whose contrast is checked',
  },
  {
    files: /^theme\/.*\.css$/,
    pattern: /\b(?:left|right)\b/,
    advice: 'use logical sides: inline-start, inline-end',
  },
  {
    files: /^theme\/.*\.css$/,
    pattern: /::selection|@font-face/,
    advice: 'browsers restyle or lay out the whole page for it: leave it to them (bench/speed.md)',
  },
  {
    files: /\.(?:tsx?|mjs)$/,
    pattern: /[:<|]\s*any\b|\bas any\b|\bany\[\]|\{any\}/,
    advice: 'name the type, or use unknown',
  },
  {
    files: /^theme\/.*\.tsx?$/,
    pattern:
      /\b(?:dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|setHTML\w*|srcdoc|createContextualFragment|DOMParser|eval|Function)\b|document\.write/,
    advice: 'HTML from text only passes through trustHtml (theme/lib/trustHtml.ts)',
    allows: /^theme\/(?:code\/RawHtml|topBar\/NavSocial)\.tsx: .*trustHtml\(/,
  },
  {
    files: /^theme\/.*\.tsx?$/,
    pattern: /\bonScroll\b|['"]scroll['"](?!, throttled\.call\b)/,
    advice: 'follow scrolling through throttleScroll, 200 ms apart',
  },
  {
    files: /\.(?:tsx?|mjs)$/,
    pattern: /@ts-(?:ignore|nocheck|expect-error)/,
    advice: 'fix the type: the compiler is not silenced',
  },
]);
const vagueName = /(?:^|\/)(?:utils?|helpers?|common|misc|manager)(?:[./]|$)/i;
/** Made to be wrong, or by a tool. */
const notOurs =
  /^(?:tests\/fixtures|bench\/agents\/tasks|facts\/results|cases|docs)\/|^bench\/.*\.md$/;

/**
 * `file:line: text: what to do` for each line that breaks a rule of this repository.
 * @param {readonly SourceFile[]} files
 * @returns {string[]}
 */
export function findRepositoryIssues(files) {
  return [findUnsetProperties, findMissingClasses, findBrokenRules, findEqualNames].flatMap(
    (find) => find(files),
  );
}

/** Modules that macOS and Windows take for one another: `ui/Tabs.tsx` and `ui/tabs.ts` are both `ui/tabs`. */
function findEqualNames(/** @type {readonly SourceFile[]} */ files) {
  /** @type {Map<string, string>} */
  const known = new Map();
  return files.flatMap(({ file }) => {
    const [, name] = /^(.*)\.(?:tsx?|m?js)$/.exec(file) ?? [];
    if (name === undefined || notOurs.test(file)) return [];
    const other = known.get(name.toLowerCase()) ?? name;
    known.set(name.toLowerCase(), other);
    return other === name ? [] : [`${file}: name it unlike ${other}, also in small letters`];
  });
}

/** Custom properties without a fallback that nothing sets: a misspelt one is as good as no rule. */
function findUnsetProperties(/** @type {readonly SourceFile[]} */ files) {
  const theme = files.filter(({ file }) => /^theme\/.*\.(?:css|tsx?)$/.test(file));
  const written = files.filter(({ file }) => /^build\/render\/.*\.ts$/.test(file));
  const set = new Set(
    [...theme, ...written].flatMap(({ lines }) =>
      [...lines.join('\n').matchAll(/(?<!var\()(--[a-z][\w-]*)['"]?\]?\s*[:,]/g)].map(
        ([, name]) => name,
      ),
    ),
  );
  const advice = 'nothing in theme/ or build/render sets it';
  return theme.flatMap((file) => listUses(file, /var\((--[a-z][\w-]*)\)/g, set, advice));
}

/** Classes that a component names and its style module lacks: the compiler takes any name. */
function findMissingClasses(/** @type {readonly SourceFile[]} */ files) {
  const texts = new Map(files.map(({ file, lines }) => [file, lines.join('\n')]));
  const theme = files.filter(({ file }) => /^theme\/.*\.tsx$/.test(file));
  const imported = /^import (\w+) from '(\..*\.module\.css)'/gm;
  return theme.flatMap((one) =>
    [...one.lines.join('\n').matchAll(imported)].flatMap(([, name, from = '']) => {
      const css = texts.get(path.posix.join(path.posix.dirname(one.file), from)) ?? '';
      const classes = Array.from(css.matchAll(/\.([\w-]+)/g), ([, known]) => known);
      const use = new RegExp(`\\b${name}\\.(\\w+)\\b(?!\\.css)`, 'g');
      return listUses(one, use, new Set(classes), `${from} has no such class`);
    }),
  );
}

/**
 * Says where a pattern finds a name that is not known.
 * @type {(file: SourceFile, pattern: RegExp, known: ReadonlySet<unknown>, advice: string) => string[]}
 */
const listUses = ({ file, lines }, pattern, known, advice) =>
  lines.flatMap((line, index) =>
    [...line.matchAll(pattern)]
      .filter(([, name]) => !known.has(name))
      .map(([text]) => `${file}:${index + 1}: ${text}: ${advice}`),
  );

/** @param {readonly SourceFile[]} files */
function findBrokenRules(files) {
  return files
    .filter(({ file }) => !notOurs.test(file))
    .flatMap(({ file, lines }) => {
      const code = blankComments(lines.join('\n')).split('\n');
      const broken = rules
        .filter((rule) => rule.files.test(file))
        .flatMap(({ pattern, advice, allows }) =>
          (pattern.source.startsWith('@ts') ? lines : code).flatMap((line, index) =>
            pattern.test(line) && !allows?.test(`${file}: ${line}`)
              ? [`${file}:${index + 1}: ${line.trim()}: ${advice}`]
              : [],
          ),
        );
      return vagueName.test(file) ? [`${file}: say in its name what it does`, ...broken] : broken;
    });
}

/**
 * Comments become spaces, line breaks stay. Addresses (`https://`) are no comments.
 * @param {string} text
 */
function blankComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
}
