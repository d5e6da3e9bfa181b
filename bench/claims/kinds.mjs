/**
 * @typedef {{ kind: string, isValue: boolean, find: RegExp, swap: (part: string) => string | undefined }} Kind
 */

const pick = (/** @type {Record<string, string>} */ swaps) => (/** @type {string} */ part) =>
  swaps[part];
/** @param {string[]} pairs */
const pair = (...pairs) => {
  /** @type {Record<string, string>} */
  const swaps = {};
  for (const one of pairs) {
    const [a = '', b = ''] = one.split('/');
    swaps[a] ??= b;
    swaps[b] ??= a;
  }
  return { find: new RegExp(`\\b(?:${Object.keys(swaps).join('|')})\\b`), swap: pick(swaps) };
};
const raise = (/** @type {string} */ digits) => digits.replace(/\d+$/, (last) => `${+last + 1}`);
const next = (/** @type {string[]} */ words) => (/** @type {string} */ word) =>
  words[(words.indexOf(word) + 1) % words.length];

const counts = 'two three four five six seven eight nine ten twelve'.split(' ');
const formats = ['esm', 'cjs', 'umd', 'iife'];

/** What a tired writer gets wrong. @type {Kind[]} */
export const kinds = [
  {
    kind: 'default',
    isValue: true,
    find: /(?<=[Dd]efault.{0,40}|(?=.{0,40}[Dd]efault))`(?:true|false|production|development|node|web|esm|dist)`/,
    swap: pick({
      '`true`': '`false`',
      '`false`': '`true`',
      '`production`': '`development`',
      '`development`': '`production`',
      '`node`': '`web`',
      '`web`': '`node`',
      '`esm`': '`cjs`',
      '`dist`': '`build`',
    }),
  },
  {
    kind: 'exit code',
    isValue: true,
    find: /(?<=(?:exit|code)s?(?: with)?(?: code)? `?)[01]\b/,
    swap: pick({ 0: '1', 1: '0' }),
  },
  { kind: 'version', isValue: true, find: /(?<![\w.@/-])\d+\.\d+(?:\.\d+)?(?![\w.])/, swap: raise },
  {
    kind: 'range',
    isValue: true,
    find: /(?<=(?:from|since|Node\.js|TypeScript|at least|at most|Chrome|Safari) )\d+\b(?!\.)|\b\d+(?= or (?:later|newer|more|less))/,
    swap: raise,
  },
  {
    kind: 'count',
    isValue: true,
    find: new RegExp(`\\b(?:${counts.join('|')})\\b`),
    swap: next(counts),
  },
  { kind: 'number', isValue: true, find: /(?<= )\d+(?= [a-z])/, swap: raise },
  {
    kind: 'format',
    isValue: true,
    find: /(?<=`)(?:esm|cjs|umd|iife)(?=`)/,
    swap: next(formats),
  },
  {
    kind: 'file name',
    isValue: true,
    find: /(?<=`[^`\s]*)\.(?:d\.ts|js|mjs|cjs|css|ts|json)(?=`)/,
    swap: pick({
      '.d.ts': '.d.mts',
      '.js': '.mjs',
      '.mjs': '.js',
      '.cjs': '.js',
      '.css': '.scss',
      '.ts': '.tsx',
      '.json': '.yaml',
    }),
  },
  {
    kind: 'value',
    isValue: true,
    find: /`(?:true|false|undefined|null)`/,
    swap: pick({
      '`true`': '`false`',
      '`false`': '`true`',
      '`undefined`': '`null`',
      '`null`': '`undefined`',
    }),
  },
  {
    kind: 'place',
    isValue: false,
    ...pair(
      'folder/file',
      'start/end',
      'next/previous',
      'own/shared',
      'source/output',
      'name/path',
    ),
  },
  {
    kind: 'negation',
    isValue: false,
    find: /\b(?:is|are|does|do|can|needs|has|stays|never|no|without|with|not)\b/,
    swap: pick({
      is: 'is not',
      are: 'are not',
      does: 'does not',
      do: 'do not',
      can: 'cannot',
      needs: 'needs no',
      has: 'has no',
      stays: 'does not stay',
      never: 'always',
      no: 'a',
      without: 'with',
      with: 'without',
      not: '',
    }),
  },
  {
    kind: 'listed opposite',
    isValue: false,
    ...pair(
      'kept/removed',
      'fails/works',
      'adds/drops',
      'same/other',
      'larger/smaller',
      'faster/slower',
      'once/twice',
      'warning/error',
      'may/must',
      'browser/server',
      'source/output',
      'types/code',
      'copies/inlines',
      'both/neither',
      'ignores/reads',
      'imports/exports',
      'bundles/copies',
      'writes/reads',
      'new/old',
      'whole/part',
    ),
  },
  {
    // None of them in build/check/translation/meaningWords.ts, which knows most of the others.
    kind: 'other opposite',
    isValue: false,
    ...pair(
      'start/end',
      'name/path',
      'function/class',
      'string/object',
      'separate/shared',
      'short/long',
      'library/application',
      'install/remove',
      'automatic/manual',
      'local/global',
      'single/multiple',
      'static/dynamic',
      'public/private',
      'empty/full',
      'safe/unsafe',
      'high/low',
      'common/rare',
      'minimum/maximum',
      'parent/child',
      'allows/forbids',
    ),
  },
];

// Not in a message that the page quotes.
const outsideCode = '(?=[^`]*(?:`[^`]*`[^`]*)*$)';

/** Changes after which a sentence says the same: an issue there refuses the truth. @type {Kind[]} */
export const rewordings = [
  {
    kind: 'other order',
    isValue: true,
    find: new RegExp(
      `(?:\`[^\`\\s|]+\`(?:, \`[^\`\\s|]+\`)* (?:and|or) \`[^\`\\s|]+\`|\\b\\d+(?:, \\d+)* (?:and|or) \\d+\\b(?!\\.))${outsideCode}`,
    ),
    swap: (list) => {
      const items = list.match(/`[^`]+`|\d+/g) ?? [];
      const turned = [...items].reverse();
      return list.replaceAll(/`[^`]+`|\d+/g, () => turned.shift() ?? '');
    },
  },
  {
    kind: 'other words',
    isValue: false,
    find: new RegExp(
      `\\b(?:is not|are not|does not|do not|cannot|such as|needs|has to|shows|begins|writes)\\b${outsideCode}`,
    ),
    swap: pick({
      'is not': 'isn’t',
      'are not': 'aren’t',
      'does not': 'doesn’t',
      'do not': 'don’t',
      cannot: 'can’t',
      'such as': 'like',
      needs: 'requires',
      'has to': 'must',
      shows: 'displays',
      begins: 'starts',
      writes: 'creates',
    }),
  },
];
