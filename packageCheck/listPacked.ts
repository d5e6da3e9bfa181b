import { Minimatch } from 'minimatch';
import { isObject, type Manifest, toPath } from './manifest';

/**
 * The files that `npm pack` takes of a folder, by the rules of npm-packlist 10 and ignore-walk 8, which need a
 * file system. Bundled dependencies are left out.
 * https://docs.npmjs.com/cli/v11/configuring-npm/package-json#files
 * @param ignored contents of the files `.npmignore` and `.gitignore` by path
 */
export function listPacked(
  names: readonly string[],
  manifest: Manifest,
  ignored: ReadonlyMap<string, string>,
): string[] {
  /** Names in each folder, whose path ends with a slash. */
  const entries = new Map<string, Set<string>>();
  for (const name of names) {
    let folder = '';
    for (const part of name.split('/')) {
      entries.set(folder, (entries.get(folder) ?? new Set()).add(part));
      folder += `${part}/`;
    }
  }
  const { listed, strict, required } = readManifestRules(manifest, new Set(names), entries);
  /** `.npmignore`, or `.gitignore` where there is none. */
  const readIgnoreFile = (folder: string) =>
    ignored.get(`${folder}.npmignore`) ?? ignored.get(`${folder}.gitignore`) ?? '';
  const visit = (folder: Folder): string[] =>
    [...(entries.get(folder.path) ?? [])].flatMap((name) => {
      // Windows has no such names.
      if (name.includes('*')) return [];
      const path = `${folder.path}${name}`;
      if (!entries.has(`${path}/`)) return isTaken(folder, name) ? [path] : [];
      if (!isTaken(folder, name, true)) return [];
      // As npm does it, files deeper in the folder are not among them.
      const needed = required.filter((file) => /^(.*)\/[^/]*$/.exec(file)?.[1] === path);
      const rules = needed.map((file) => `!${file.slice(path.length + 1)}`);
      return visit({
        path: `${path}/`,
        name,
        parent: folder,
        isExact: isTaken(folder, name) || isTaken(folder, `${name}/`),
        rules: [
          ...defaults,
          ...parseRules(readIgnoreFile(`${path}/`)),
          ...parseRules(['/.git', ...(folder.parent ? [] : rules)].join('\n')),
        ],
      });
    });
  const rules = [...defaults, ...parseRules(listed ?? readIgnoreFile('')), ...parseRules(strict)];
  return visit({ path: '', name: '', isExact: false, rules });
}

interface Folder {
  /** With a slash at its end; the first is empty. */
  path: string;
  name: string;
  parent?: Folder;
  /** Whether a rule names this folder, so that its own rules may take what the parent's leave out. */
  isExact: boolean;
  /** In the order in which they decide: the last that holds wins. */
  rules: readonly Rule[];
}

interface Rule {
  whole: Minimatch;
  /** Its beginning: whether a folder may have something that it matches. */
  start: Minimatch;
  /** What each name has that it matches, in small letters: most files are decided by this alone. */
  literal: string;
}

function parseRules(text: string): Rule[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const options = { matchBase: true, dot: true, flipNegate: true, nocase: true };
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      // Some versions of minimatch do not find that `a` may have what `a/**/b.js` matches.
      const start = line.replace(/^((?:[^{]|\{[^{}*]*\})*?\*\*)\/.*$/, '$1');
      const [plain = ''] = line.replace(/^!+/, '').split(/[{[(?+@!\\]/, 1);
      const [literal = ''] = plain.split(/[*/]/).sort((a, b) => b.length - a.length);
      return {
        whole: new Minimatch(line, options),
        start: new Minimatch(start, options),
        literal: literal.toLowerCase(),
      };
    });
}

const defaults = parseRules(
  `.npmignore .gitignore **/.git **/.svn **/.hg **/CVS **/.git/** **/.svn/** **/.hg/** **/CVS/** /.lock-wscript
  /.wafpickle-* /build/config.gypi npm-debug.log **/.npmrc .*.swp .DS_Store **/.DS_Store/** ._* **/._*/** *.orig
  /archived-packages/**`.replaceAll(' ', '\n'),
);

/** What package.json says: the list of `files`, and what is always taken or left out. */
function readManifestRules(
  { files, main, browser, bin, directories }: Manifest,
  names: ReadonlySet<string>,
  entries: ReadonlyMap<string, unknown>,
): { listed?: string; strict: string; required: string[] } {
  const required: string[] = [];
  const listed = ['*'];
  const strict =
    `/.git !/package.json !/readme{,.*[^~$]} !/copying{,.*[^~$]} !/licen{s,c}e{,.*[^~$]} /node_modules
    .npmrc /package-lock.json /yarn.lock /pnpm-lock.yaml /bun.lockb`.split(/\s+/);
  for (const file of Array.isArray(files) ? files.filter((one) => typeof one === 'string') : []) {
    const pattern = file.replace(/^\.(?=\/)/, '').replace(/\/\*$/, '/**');
    const path = pattern.replace(/^!*\/*/, '');
    if (names.has(path)) {
      strict.unshift(`!${pattern}`);
      if (!file.startsWith('!')) required.push(path);
    } else {
      const isFolder = path === '' || entries.has(path.replace(/\/*$/, '/'));
      listed.push(`!${pattern}`, ...(isFolder ? [`!${pattern}/**`] : []));
    }
  }
  const commands = isObject(bin) ? Object.values(bin) : [bin];
  const folder = isObject(directories) && bin === undefined ? directories.bin : undefined;
  const needed = [
    ...[browser, main].filter((one) => typeof one === 'string'),
    ...commands.flatMap((one) => (typeof one === 'string' ? toPath(one) : [])),
    ...(typeof folder === 'string'
      ? [...names].filter((name) => name.startsWith(toPath(`${folder}/`)))
      : []),
  ];
  strict.push(...needed.filter(Boolean).map((file) => `!/${file}`));
  return {
    required,
    strict: strict.join('\n'),
    ...(Array.isArray(files) && { listed: listed.join('\n') }),
  };
}

/**
 * Whether the rules of a folder and of those above take an entry.
 * @param isFolder then also where they may take something in it
 * @param base name of the entry, where a folder above is asked about a longer path
 */
function isTaken(folder: Folder, entry: string, isFolder = false, base?: string): boolean {
  let taken = true;
  if (folder.parent) {
    taken = isTaken(folder.parent, `${folder.name}/${entry}`, isFolder, base ?? entry);
    if (!taken && !folder.isExact) return false;
  }
  const small = entry.toLowerCase();
  for (const { whole, start, literal } of folder.rules) {
    if (whole.negate === taken || (!isFolder && !small.includes(literal))) continue;
    const opens = (name: string): boolean =>
      [`/${name}`, name].some(
        (path) =>
          whole.match(`${path}/`) ||
          (whole.negate && (start.match(path, true) || start.match(`${path}/`))),
      );
    // A pattern of one part, such as `dist` or `/dist/`, is that of a name in any folder.
    const isBase = base && whole.globParts.some((parts) => parts.length <= (parts.at(-1) ? 1 : 2));
    const isMatch =
      whole.match(`/${entry}`) ||
      whole.match(entry) ||
      (isFolder && (opens(entry) || (isBase && opens(base))));
    if (isMatch) taken = whole.negate;
  }
  return taken;
}
