import { describe, expect, it } from '@rstest/core';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPageReader } from '../../../build/components/docsPages';
import { listMessages } from '../../../build/components/errorMessages';
import { openFactStore } from '../../../build/components/factStore';
import { cleanLog } from '../../../errorFinder/cleanLog';
import { explainLog, findErrors } from '../../../errorFinder/findErrors';
import { createPattern, fillNames, sortItems } from '../../../errorFinder/KnownMessage';

const readMessages = (language: string, root: string, cacheFolder: string) =>
  listMessages(createPageReader(root, cacheFolder).readPages(), openFactStore(), language);
// Where the check keeps pages.
const known = readMessages('en', 'docs', 'node_modules/.cache/rslib-docs/code');
const find = (log: string) => explainLog(log, known);
const listLinks = (log: string) =>
  findErrors(log, known).found.map(({ messages }) => messages[0]?.href);

const readLog = (name: string): string =>
  (JSON.parse(readFileSync(`facts/results/${name}/result.json`, 'utf8')) as { log: string[] }).log
    .map((line) => line.replaceAll('<root>', '/home/me/slugs'))
    .join('\n');

/** As CI writes what a terminal with colors shows. */
const dress = (log: string): string =>
  log
    .split('\n')
    .map((line, at) => {
      const time = new Date(1_767_261_600_000 + at * 137).toISOString();
      const [, first = '', rest = ''] = /^(\S*)(.*)$/.exec(line) ?? [];
      return `${time} \u001b[1m\u001b[31m${first}\u001b[39m\u001b[22m${rest.replaceAll("'", "\u001b[36m'\u001b[39m")}`;
    })
    .join('\r\n');

const failing = readdirSync('facts/results').filter((name) => name.startsWith('error-'));

describe('finds what the tool printed in the failing cases', () => {
  it.each(failing)('%s', (name) => {
    const log = readLog(name);
    expect(listLinks(log)).not.toEqual([]);
    expect(listLinks(dress(log))).toEqual(listLinks(log));
  });
});

it.each(['vue', 'svelte'])('names the plugin for each parse error of %s files', async (name) => {
  const { found, unknown } = await find(readLog(`error-${name}-no-plugin`));
  const href = '/guide/faq/exceptions#javascript-parse-error-use-plugin';
  const parseErrors = found.filter(({ line }) => line.includes('parse error'));
  expect(unknown).toEqual([]);
  expect(parseErrors).not.toEqual([]);
  for (const { messages, values } of parseErrors) {
    expect(messages.map((one) => one.href)).toEqual([href]);
    expect(values.at(-1)).toBe(`@rsbuild/plugin-${name}`);
  }
});

it('reads on where TypeScript 7 breaks the line after a code', () => {
  const log = [
    '[tsgo] src/index.ts:1:94 - error TS2304: \u001b[0m',
    "[tsgo] Cannot find name '__dirname'.",
  ].join('\n');
  const { found, unknown } = findErrors(log, known);
  expect(found).toMatchObject([
    { line: expect.stringContaining("'__dirname'"), at: [{ number: 1 }] },
  ]);
  expect(found[0]?.messages[0]?.href).toContain('#cannot-find-name-dirname');
  expect(unknown).toEqual([]);
});

it('links each message to the passage that its page has', async () => {
  const { found, summaries } = await find(readLog('error-module-not-found'));
  const [first] = found;
  expect(first).toMatchObject({
    line: "× Module not found: Can't resolve './missing' in '/home/me/slugs/src'",
    at: [{ number: 6, place: 'src/index.ts:1:1' }],
  });
  expect(summaries).toEqual([]);
  const failed = await find(readLog('error-dts-type-error'));
  expect(failed.found).toHaveLength(1);
  expect(failed.summaries).toHaveLength(2);
  expect(first?.messages.map(({ href }) => href)).toEqual([
    '/guide/faq/exceptions#module-not-found-cant-resolve',
  ]);
});

it('knows a message in other words by its code, and one kind of module from another', () => {
  expect(
    listLinks("src/a.ts(3,1): error TS2322: Type 'Date' is not assignable to type 'Id'."),
  ).toEqual(['/guide/faq/exceptions#ts2322-type-string-is-not-assignable-to-type-number']);
  const scheme = (name: string) =>
    listLinks(`  × Reading from "${name}" is not handled by plugins (Unhandled scheme).`);
  expect(scheme('node:fs')[0]).toMatch(/#reading-from-nodepath/);
  expect(scheme('bun:ffi')[0]).toMatch(/#reading-from-bunsqlite/);
  const missing = (name: string) => listLinks(`error TS2307: Cannot find module '${name}'.`);
  expect(missing('./Menu.vue')[0]).toMatch(/^\/guide\/solution\/vue#/);
  expect(missing('./menu.svg')[0]).toMatch(/#ts2307-cannot-find-module$/);
  const [svg] = findErrors("error TS2307: Cannot find module './menu.svg'.", known).found;
  expect(svg?.messages).toHaveLength(1);
  const style =
    "error TS2882: Cannot find module or type declarations for side-effect import of './a.css'";
  expect(listLinks(style)[0]).toMatch(/exceptions#ts2882/);
});

it('lists what concerns the kind of file of the log first', () => {
  const [found] = findErrors("a.ts:1:1 - error TS2307: Cannot find module './x'.", known).found;
  const getRow = (name: string) =>
    sortItems(found?.messages[0]?.blocks ?? [], [name])
      .map((block) => block.map(({ text }) => text).join(''))
      .find((text) => text.startsWith('•'));
  expect(getRow('./Menu.vue')).toContain('./Counter.vue');
  expect(getRow('./menu.svg')).toContain('./logo.svg');
  // Every row is about code.
  expect(getRow('src/a.ts:1:1')).toContain('./logo.svg');
});

it('reads a line as an annotation of CI has it', async () => {
  const stamp = '2026-11-29T01:02:03.1234567Z ##[error]';
  const { found } = await find(
    `${stamp}src/a.ts(3,23): error TS2307: Cannot find module './b.js'.`,
  );
  expect(found[0]?.at).toEqual([{ number: 1, place: 'src/a.ts:3:23' }]);
});

it.each([
  ["TypeError: Cannot read properties of undefined (reading 'MODE')", 'reading-mode'],
  ["TypeError: Cannot read properties of undefined (reading 'PROD')", 'reading-prod'],
  ["[api-extractor] Cannot read properties of undefined (reading 'prepare')", 'reading-prepare'],
  ["TypeError: Cannot read properties of undefined (reading 'foo')", undefined],
  ["TypeError: Cannot read properties of null (reading 'length')", undefined],
  ["SyntaxError: Unexpected token '<'", undefined],
  ['[ERR_INVALID_ARG_TYPE]: The "data" argument must be of type string.', undefined],
  ["Named export 'b' not found. The requested module 'w' is a CommonJS module", 'named-export'],
  ["The requested module 'node:util' does not provide an export named 'styleText'", 'styletext'],
  ["The requested module './a.js' does not provide an export named 'styleText'", 'lowest'],
  ["ESModulesLinkingError: export 'a' (imported as 'a') was not found in './b' (module", 'linking'],
  ["TS2339: Property 'env' does not exist on type 'ImportMeta'.", 'ts2339'],
  ["TS2339: Property 'env' does not exist on type 'A'.", undefined],
  ["TS2339: Property 'glob' does not exist on type 'ImportMeta'.", 'ts2339-property-glob'],
  ["[ERR_MODULE_NOT_FOUND]: Cannot find module '/a/b' imported from /a/c.js", 'err-module-not'],
  ['[ERR_UNKNOWN_FILE_EXTENSION]: Unknown file extension ".ts" for /a/b.ts', 'extension-ts'],
  ['[ERR_UNKNOWN_FILE_EXTENSION]: Unknown file extension ".mts" for /a/b.mts', 'extension-ts'],
  ['[ERR_UNKNOWN_FILE_EXTENSION]: Unknown file extension ".scss" for /a/b.scss', 'extension-css'],
  ['[ERR_UNKNOWN_FILE_EXTENSION]: Unknown file extension ".png" for /a/b.png', '/assets#'],
  ['Uncaught ReferenceError: global is not defined', '#global-is-not-defined'],
  ["SecurityError: Failed to construct 'Worker': Script at 'https://a/b.js'", '/web-workers#'],
  ["TypeError: Failed to construct 'URL': Invalid URL", undefined],
  ['npm error Unsupported URL Type "workspace:": workspace:*', '/monorepo#'],
  ["TS2304: Cannot find name '__dirname'.", '/exceptions#'],
  ['TypeError: e[r] is not a function', '#e-r-is-not-a-function'],
  ['ReferenceError: require is not defined in ES module scope', 'defined-in-es-module-scope'],
  ['ReferenceError: require is not defined', '#require-is-not-defined'],
  ['ObjectRef is not unref, it considered as a memory leak', undefined],
  ['TS1238: Unable to resolve signature of class decorator when called', 'ts1240'],
  ['SyntaxError: Error parsing /a/package.json: Unexpected token', 'parsing-package-json'],
  ['sh: 1: rslib: not found', '#rslib-not-found'],
])('knows the causes of %s', (line, id) => {
  const links = listLinks(`error ${line}`);
  expect(links).toHaveLength(id ? 1 : 0);
  expect(`${links[0]}`).toContain(id ?? 'undefined');
});

it('has an error of Node.js once, without the lines around it', async () => {
  const { found, unknown } = await find(readLog('error-require-await'));
  expect(found).toMatchObject([{ at: [{ number: 5 }] }]);
  expect(unknown).toEqual([]);
});

it('finds messages that are cut off or wrapped, and each once', async () => {
  const whole =
    'error   Failed to resolve TypeScript from the project root. Please install TypeScript';
  const link = ['/guide/faq/exceptions#failed-to-resolve-typescript-from-the-project-root'];
  expect(listLinks(whole.slice(0, 45))).toEqual(link);
  expect(listLinks(`${whole.slice(0, 40)}\n${whole.slice(41)}`)).toEqual(link);
  const {
    found: [found],
  } = await find(
    `File: ./a.ts:1:1\n${whole}\nready\n${'ready\n'.repeat(20_000)}src/b.ts:2:1 ${whole}`,
  );
  expect(found?.at).toEqual([
    { number: 2, place: 'a.ts:1:1' },
    { number: 20_004, place: 'src/b.ts:2:1' },
  ]);
});

it('names lines that no page has, with those like them', async () => {
  const { found, unknown } = await find(
    'info    build started...\nnpm error code 1\nnpm warn deprecated inflight@1.0.6: It is not supported\nerror   Could not find any module of the entry\n    at run (/a/b.js:1:1)\nerror   build failed in 0.1 s',
  );
  expect(found).toEqual([]);
  expect(unknown.map(({ line }) => line)).toEqual(['error Could not find any module of the entry']);
  expect(unknown[0]?.messages[0]?.pattern).toMatch(/^Could not find any entry module/);
});

it('leads from any type error to what such errors do, and from other lines to nothing', async () => {
  const nearest = async (line: string) => (await find(line)).unknown.map((one) => one.messages);
  const type = await nearest("a.ts:1:1 - error TS2339: Property 'b' does not exist on type 'A'.");
  expect(type[0]?.[0]?.codes).toEqual(['TS2322']);
  expect(await nearest('TS9006: Declaration emit for this file requires using it')).toEqual([[]]);
  expect(await nearest('hello world nothing here')).toEqual([]);
});

it('puts the names of the reader into the code of a fix', () => {
  const line = "The requested module './a.js' does not provide an export named 'highest'";
  const [first] = findErrors(line, known).found;
  const lowest = first?.messages.find(({ href }) => href.endsWith('lowest'));
  const pieces = lowest?.blocks
    .flat()
    .map((one) => fillNames(one, lowest.examples, first?.values ?? []));
  expect(pieces?.map(({ text }) => text)).toContain("export { highest } from './limits.cjs'");
});

it('takes anything within a second or two', async () => {
  const bytes = Array.from({ length: 1e6 }, (_, at) => String.fromCharCode((at * 7919) % 256)).join(
    '',
  );
  const log = readLog('error-dts-type-error');
  const logs = [bytes, 'x'.repeat(2e6), 'error: Cannot find '.repeat(6e4), `${log}\n`.repeat(2000)];
  for (const text of ['', '\n\n', ...logs]) {
    const start = process.cpuUsage();
    const { isCut } = await find(text);
    expect(isCut).toBe(text.length > 1e6);
    // A busy machine takes some times as long.
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(8000);
  }
});

it('reads lines as a terminal shows them', () => {
  expect(
    cleanLog(
      '\u001b]0;title\u0007\u001b[2Kbuild\t2026-01-01T10:00:00.123Z a  b\r\n10%\r100%\r\n[10:00:00] \u001b]8;;https://a.b\u001b\\link\u001b]8;;\u001b\\',
    ),
  ).toEqual(['a b', '100%', 'link']);
});

it.each([
  ['Unsupported format: esm,cjs', 'Unsupported format: {}', ['esm,cjs']],
  ["Cannot find name 'node:path'", "Cannot find name '{}'", ['node:path']],
  ["Can't import the named export 'a'", "Can't import the named export '{}'", ['a']],
  ["'import', and 'export' are", "'import', and '{}' are", ['export']],
  ["undefined (reading 'MODE')", "undefined (reading 'MODE')", []],
  ['No entry files matching ./lib/**', 'No entry files matching {}. Check it.', ['./lib/**']],
])('says what varies in %s', (text, pattern, examples) => {
  const templates = ['Unsupported format: {}', 'No entry files matching {}. Check it.'];
  expect(createPattern(text, templates)).toEqual({ pattern, examples });
});

it('has what is not translated yet in English', () => {
  const docs = mkdtempSync(path.join(tmpdir(), 'messages-'));
  try {
    const write = (language: string, text: string) => {
      mkdirSync(path.join(docs, language));
      writeFileSync(path.join(docs, language, 'faq.mdx'), text);
    };
    write('en', '### `It broke at once.`\n\nRepair it.\n\n### `It is gone now.`\n\nFind it.\n');
    write('zh', '### `It broke at once.`\n\n修好。\n');
    const words = readMessages('zh', docs, path.join(docs, 'cache')).map(
      ({ blocks }) => blocks.flat()[0]?.text,
    );
    expect(words.slice(0, 2)).toEqual(['修好。', 'Find it.']);
  } finally {
    rmSync(docs, { recursive: true });
  }
});

it('finds the same wherever a long log is parted', () => {
  const log = readLog('error-module-not-found').replace("Can't resolve", "Can't\nresolve");
  const { found } = findErrors(log, known);
  expect(found).toMatchObject([{ at: [{ place: 'src/index.ts:1:1' }] }]);
  for (let rest = 0; rest < log.length; rest += 7) {
    const before = `${'a'.repeat(24_998 - rest)}\n`;
    const errors = findErrors(`${before}${log}\n${'built one file\n'.repeat(3)}`, known);
    const moved = found.map((one) => ({
      ...one,
      at: one.at.map((at) => ({ ...at, number: at.number + 1 })),
    }));
    expect([errors.found, errors.unknown]).toEqual([moved, []]);
  }
});
