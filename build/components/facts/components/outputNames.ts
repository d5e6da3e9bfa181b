import type { FactStore } from '../factStore';
import { type BlockComponent, need } from './component';
import { getOnlyFile } from './getOnlyFile';
import { packageTypes as types, type PackageType } from './matrixCases';
import { type Block, type Inline, inlineCode, table, text } from './nodes';
import { parseCode } from './options';

const scriptFormats = ['esm', 'cjs', 'umd', 'iife'] as const;
const declarationFormats = ['esm', 'cjs', 'umd'] as const;

const listIds = (formats: readonly string[], endings: readonly string[]): string[] =>
  formats.flatMap((format) =>
    types.flatMap((type) => endings.map((ending) => `matrix-${format}-${type}-${ending}`)),
  );

const describeType = (type: PackageType, { say }: FactStore): Inline[] =>
  type === 'module'
    ? [inlineCode('"type": "module"')]
    : parseCode(say('factsOrNone', { type: '"type": "commonjs"' }));

/**
 * `<OutputNames of="js" />`: what `src/index.ts` is called in each format and kind of package, from the
 * cases called `matrix-…`. `of="dts"` does the same for its declarations.
 */
export const outputNames: BlockComponent = {
  type: 'block',
  attributes: ['of'],
  cases: [
    ...listIds(scriptFormats, ['auto', 'fixed']),
    ...listIds(declarationFormats, ['auto-dts', 'auto-dtsauto']),
  ],
  render(attributes, store) {
    const of = need(attributes, 'of');
    if (of === 'js') return [drawScripts(store)];
    if (of === 'dts') return [drawDeclarations(store)];
    throw new Error(`“of” is “js” or “dts”, not “${of}”.`);
  },
};

function drawScripts(store: FactStore): Block {
  return table([
    [
      store.say('factsFormat'),
      ...types.map((type) => describeType(type, store)),
      [inlineCode('autoExtension: false')],
    ],
    ...scriptFormats.map((format) => [
      [inlineCode(format)],
      ...types.map((type) => [inlineCode(getScript(store, `matrix-${format}-${type}-auto`))]),
      joinNames(types.map((type) => getScript(store, `matrix-${format}-${type}-fixed`))),
    ]),
  ]);
}

function drawDeclarations(store: FactStore): Block {
  return table([
    [
      store.say('factsFormat'),
      [inlineCode('package.json')],
      'JavaScript',
      store.say('factsOff'),
      store.say('factsOn'),
    ],
    ...declarationFormats.flatMap((format) =>
      types.map((type) => {
        const id = `matrix-${format}-${type}-auto`;
        return [
          [inlineCode(format)],
          describeType(type, store),
          [inlineCode(getScript(store, id))],
          [inlineCode(getDeclaration(store, `${id}-dts`))],
          [inlineCode(getDeclaration(store, `${id}-dtsauto`))],
        ];
      }),
    ),
  ]);
}

/** Names without repetition: what does not depend on the package is said once. */
const joinNames = (names: readonly string[]): Inline[] =>
  [...new Set(names)].flatMap((name, index) => [...(index ? [text(', ')] : []), inlineCode(name)]);

const getScript = (store: FactStore, id: string): string =>
  getOnlyFile(store, id, /^\w+\.[cm]?js$/);

const getDeclaration = (store: FactStore, id: string): string =>
  getOnlyFile(store, id, /\.d\.[cm]?ts$/);
