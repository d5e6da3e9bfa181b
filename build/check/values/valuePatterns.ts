import { formats, type ToolFacts } from '../../../facts/tool/toolFacts';
import { normalizePath } from '../../components/optionHeadings';
import { checkCounts, checkItems } from './counts';
import { listSwitches, listValues } from './evidence';
import { quote, type ValueCheck, unknown, wrong } from './rule';

/** Right: "Rslib needs Node.js 20.19 or later." Wrong: "… 20.20 or later." */
const checkVersions: ValueCheck = (at, { versions, shown }) =>
  [...at.text.matchAll(/(?<![\w.@/-])\d+\.\d+(?:\.\d+)?(?!\.?\w)/g)].flatMap(([version]) =>
    versions.has(version) || shown.has(version)
      ? []
      : [unknown(at, `No package, release or range of the facts is ${version}.`)],
  );

const separator = '(?:, and |, or |, | and | or | to )';

/** Right: "TypeScript 5, 6 and 7", "version 7 of API Extractor", "in the 20 line". Wrong: "TypeScript 8". */
const checkMajors: ValueCheck = (at, { majors, citedCases, casesBelow }) => {
  const names = Object.keys(majors).join('|');
  const list = String.raw`\d+(?:${separator}\d+)*(?![\w.]*\d)`;
  const text = at.text.replaceAll('`', '');
  const found = [
    ...text.matchAll(new RegExp(`\\b(?<name>${names}) (?<list>${list})`, 'g')),
    ...text.matchAll(new RegExp(`\\b[Vv]ersions? (?<list>${list}) of (?<name>${names})`, 'g')),
    ...text.matchAll(/\bin the (?<list>\d+) (?<name>line)\b/g),
  ];
  return found.flatMap(({ 0: words, groups: { name = '', list: written = '' } = {} }) => {
    const known = majors[name.toLowerCase()] ?? majors[name];
    const numbers = written.match(/\d+/g) ?? [];
    if (!known) return [];
    if (numbers.some((number) => !known.includes(number))) {
      return [unknown(at, `“${words}”: the facts know ${quote(known)}.`)];
    }
    const ran = citedCases.map(({ typescript }) => typescript);
    const below = at.text.endsWith(':') ? casesBelow.map(({ typescript }) => typescript) : [];
    const isRun = (one: string): boolean => ran.includes(one) || below.includes(one);
    const isKnown = ran.length > 0 ? numbers.every(isRun) : numbers.some(isRun);
    if (name !== 'TypeScript' || ran.length + below.length === 0 || isKnown) return [];
    return [
      unknown(
        at,
        `“${words}”: the cases of the sentence run with TypeScript ${quote([...ran, ...below])}.`,
      ),
    ];
  });
};

const literal = String.raw`\`'?([\w.-]+)'?\``;
const named = String.raw`\`([\w$.[\]'-]+)\``;
const value = String.raw`(?:${literal}|(on|off)\b)`;
const words = '(target|mode|format|syntax|folder|directory)';
/** An option in code or as a word, then the value that it is said to have. */
const statedDefaults = [
  `\\bdefault (?:value |output )?(?:(?:of |for )?${named}(?: value)?(?: is|:)?|${words}(?: is|,)?) ${value}`,
  `${named}(?: option)?(?:, which)? (?:defaults to|has the default) ${value}`,
  `${named}(?: option)? is (?:set to )?${value} by default`,
  `${named}(?: option)? \\(default:? ${value}`,
  `\\bsets ${named} to ${value} by default`,
  `\\b[Bb]y default, (?:the )?(?:output )?(?:${named}|${words}) is ${value}`,
  `\\b[Bb]y default, \\w+ sets ${named} to ${value}`,
  "`([\\w.$]+): '?([\\w.-]+)'?` is the default",
].map((pattern) => new RegExp(pattern, 'g'));
const otherTools =
  /\b(?:tsup|tsdown|unbuild|Vite|Rollup|esbuild|webpack|Babel|Rspack|SWC|Modern\.js|TypeScript|tsc)\b/;

/**
 * Right: "The default target is `node`.", "For `mf`, the default target is `web`." Wrong: "The default
 * target is `web`.", "`dts.bundle` defaults to `true`."
 */
const checkDefaults: ValueCheck = (at, { tool }) => {
  if (otherTools.test(at.text)) return [];
  return statedDefaults.flatMap((pattern) =>
    [...at.text.matchAll(pattern)].flatMap(([words, ...found]) => {
      const [name = '', value = ''] = found.filter((one) => one !== undefined);
      const known = listDefaults(name, at.text, tool);
      const written = { on: 'true', off: 'false' }[value] ?? value;
      if (known.length === 0 || known.includes(written)) return [];
      const real = known[0] ?? '';
      return [wrong(at, `“${words}”: the default is \`${real}\`.`, `Write \`${real}\`.`)];
    }),
  );
};

/** Defaults that a sentence may give an option; none where they are no single words. */
function listDefaults(name: string, text: string, tool: ToolFacts): string[] {
  const facts = [...tool.options, ...tool.rsbuildOptions, ...tool.defaults];
  const paths = new Set(facts.map(({ path }) => path));
  const nested = [...paths].filter((path) => path.endsWith(`.${name}`));
  const isFolder = /^(?:folder|directory|(?:output\.)?distPath)$/.test(name);
  const own = isFolder ? 'distPath.root' : normalizePath(name);
  const isOnly = nested.length === 1;
  const meant = [own, `output.${own}`].find((path) => paths.has(path)) ?? (isOnly && nested[0]);
  const stated = tool.options.find((option) => option.path === meant)?.stated ?? '';
  if (/[{[]/.test(stated)) return [];
  const fact = tool.defaults.find((one) => one.path === meant);
  const words = text.toLowerCase().replaceAll('module federation', 'mf').split(/\W+/);
  const computed = fact && [
    fact.byFormat.esm,
    ...Object.entries(fact.byFormat).flatMap(([format, one]) =>
      words.includes(format) ? [one] : [],
    ),
    ...(/\bRsbuild\b/.test(text) ? [fact.rsbuild] : []),
  ];
  if (computed?.some((one) => /^[{[]/.test(one))) return [];
  return [
    ...(computed ?? []).map((one) => (one === 'undefined' ? one : String(JSON.parse(one)))),
    ...[...stated.matchAll(/`'?([\w.-]+)'?`|^'?([\w.-]+)'?$/g)].map(([, a, b]) => a ?? b ?? ''),
  ];
}

/**
 * The default of the one flag that a sentence or row is about. Right: "| `--output` | The folder; `.rsbuild` by
 * default |" Wrong: "… `.rslib` by default".
 */
const checkFlagDefaults: ValueCheck = (at, { tool }) => {
  const flags = listCodes(at.text).filter((code) => /^--[\w-]+$/.test(code));
  const [, value = ''] = /`([^`]+)` by default\b/.exec(at.text) ?? [];
  if (!value || new Set(flags).size !== 1 || otherTools.test(at.text)) return [];
  const known = tool.commands
    .flatMap((command) => command.flags.filter(({ name }) => name === flags[0]))
    .flatMap(({ description }) => /\(default: ([^)]+)\)$/.exec(description)?.[1] ?? [])
    // What the parser of the command line says of each flag that begins with `--no-`.
    .filter((one) => one !== 'true');
  const [real] = known;
  if (real === undefined || known.includes(value)) return [];
  const message = `“\`${value}\` by default”: the default of \`${flags[0]}\` is \`${real}\`.`;
  return [wrong(at, message, `Write \`${real}\`.`)];
};

/** Right: "A type error ends the build with exit code 1." Wrong: "… exit code 0." */
const checkExitCodes: ValueCheck = (at, { citedCases, sectionCases }) => {
  const exits = (citedCases.length > 0 ? citedCases : sectionCases).map(({ exit }) => exit);
  const found = at.text.matchAll(/(?:exit code(?: is)? |(?:ends|exits) with code )`?(\d+)/gi);
  return [...found].flatMap(([words, code = '']) => {
    if (exits.includes(code)) return [];
    if (exits.length === 0) return [unknown(at, `“${words}”: no case here shows it.`)];
    const message = `“${words}”: the cases here end with ${quote(exits)}.`;
    // A sentence that names no case may be about another tool.
    if (citedCases.length === 0) return [unknown(at, message)];
    return [wrong(at, message, 'Fix it, or tie the sentence to the case that it means.')];
  });
};

const fileName =
  /^.*\.(?:d\.[cm]?ts|[cm]?[jt]sx?|s?css|sass|less|json|ya?ml|vue|svelte|svg|png|html|mdx?|wasm|map|txt)$/;

/**
 * Files in code that the page knows under another extension only, and extensions that it does not know:
 * of the cases it names, else of any on the page; and files in `dist` that no case named has. Right: "The types are `dist/index.d.ts`." Wrong: "… `dist/index.d.mts`."
 */
const checkFiles: ValueCheck = (
  at,
  { citedCases, shown, sectionText, commonFiles, optionPaths },
) => {
  const known = [
    commonFiles,
    ...(citedCases.length > 0 ? citedCases.map(({ values }) => values) : [shown]),
  ];
  if (citedCases.length > 0) known.push(listValues(sectionText));
  const place = citedCases.length > 0 ? 'The cases of the sentence have' : 'The page has';
  const codes = listCodes(at.text);
  const extensions = codes.filter((code) => /^\.\w+$/.test(code));
  return codes.flatMap((code) =>
    [...code.matchAll(/[\w$@~[\]-]*(?:\.[\w-]+)+/g)].flatMap(([name]) => {
      if (extensions.length > 2 && extensions.includes(name)) return [];
      if (!fileName.test(name) || optionPaths.has(name) || known.some((set) => set.has(name))) {
        return [];
      }
      const [stem = ''] = name.split('.');
      const others = known.flatMap((set) =>
        [...set].filter((one) => fileName.test(one) && one.startsWith(`${stem}.`)),
      );
      const isOutput = citedCases.length > 0 && code.startsWith('dist/');
      if (others.length === 0 && !isOutput) return [];
      const likely = stem && others.length > 0 ? `: ${quote(others.slice(0, 5))} are there` : '';
      return [unknown(at, `${place} no \`${name}\`${likely}.`)];
    }),
  );
};

const listCodes = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const isFormat = (code: string): boolean => formats.some((format) => format === code);

/**
 * A sentence or cell names a format once, and one that its cases build. Right: "`umd` keeps it, and `iife` does
 * not." Wrong: "`umd` keeps it, and `umd` does not."
 */
const checkFormats: ValueCheck = (at, { citedCases }) => {
  const cells = at.text.split(' | ').map((cell) => listCodes(cell).filter(isFormat));
  const names = cells.flat();
  const heads = at.text.split(' | ').filter((cell) => /^`\w+`(?:, `\w+`)*$/.test(cell));
  const twice = [...cells, listCodes(heads.join(' ')).filter(isFormat)].flatMap((cell) =>
    cell.filter((name, index) => cell.indexOf(name) < index),
  );
  const built = citedCases.flatMap(({ formats }) => [...formats]);
  // A statement about others applies to these two as well: "`esm` and `cjs` can, the others cannot".
  const isEitherModule = names.includes('esm') && names.includes('cjs');
  const untried = names.filter(
    (name) =>
      citedCases.length > 0 &&
      !built.includes(name) &&
      !(isEitherModule && ['esm', 'cjs'].includes(name)),
  );
  return [
    ...twice.map((name) =>
      unknown(at, `\`${name}\` is named twice: is one of them another format?`),
    ),
    ...untried.map((name) => unknown(at, `No case of the sentence has the format \`${name}\`.`)),
  ];
};

/** Right: "TypeScript 5 and 6". Wrong: "TypeScript 6 and 6". */
const checkRepeated: ValueCheck = (at) => {
  const lists = at.text.matchAll(
    new RegExp(`(?<![\\w.])\\d+(?:${separator}\\d+)+(?![\\w.]*\\d)`, 'g'),
  );
  return [...lists].flatMap(([list]) => {
    const numbers = list.match(/\d+/g) ?? [];
    const isOnce = new Set(numbers).size === numbers.length;
    return isOnce ? [] : [unknown(at, `“${list}” names a number twice.`)];
  });
};

/** Numbers of two digits or with a unit, outside of code. Right: "The limit is 4096 bytes." Wrong: "… 4097 bytes." */
const checkNumbers: ValueCheck = (at, { citedCases, sectionCases, sectionText, majors }) => {
  const here = listValues(sectionText);
  // Checked by name, or as a date.
  const named = `\\b(?:exit code|${Object.keys(majors).join('|')}) \\d+`;
  const found = at.text
    .replaceAll(new RegExp(`\`[^\`]*\`|(?:\\d+ )?[A-Z]\\w+ 20\\d\\d|${named}`, 'g'), '')
    .matchAll(/(?<![\w.,-])(?:\d+ kB|\d{2,})(?![\w.,]*\d)(?!\w)/g);
  return [...found].flatMap(([number]) => {
    if (here.has(number)) return [];
    if ([...citedCases, ...sectionCases].some(({ values }) => values.has(number))) return [];
    if (Object.values(majors).some((known) => known.includes(number))) return [];
    return [unknown(at, `Neither a fence nor a case of the section has the number ${number}.`)];
  });
};

/**
 * `true`, `false` and `null` in sentences: of the cases it names, else of those of the section. Rows
 * without a case list defaults, which code/optionTables.ts compares. Right: "With `true` there are types."
 * Wrong: "With `false` there are types."
 */
const checkSwitches: ValueCheck = (
  at,
  { citedCases, sectionCases, sectionConfigs, pageSwitches },
) => {
  const cases = citedCases.length > 0 ? citedCases : sectionCases;
  const shown = new Set(cases.flatMap(({ switches }) => [...switches]));
  for (const value of listSwitches(sectionConfigs)) shown.add(value);
  const untried = listCodes(at.text).filter((code) => {
    if (citedCases.length === 0 && at.text.includes(' | ')) return false;
    if (code === 'null') return !pageSwitches.has(code);
    return /^(?:true|false)$/.test(code) && shown.size > 0 && !shown.has(code);
  });
  return untried.map((value) => unknown(at, `No config here has \`${value}\`.`));
};

export const valueChecks: readonly ValueCheck[] = [
  checkVersions,
  checkMajors,
  checkDefaults,
  checkFlagDefaults,
  checkExitCodes,
  checkFiles,
  checkFormats,
  checkRepeated,
  checkNumbers,
  checkCounts,
  checkItems,
  checkSwitches,
];
