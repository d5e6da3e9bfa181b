import type { FactStore } from '../factStore';
import { type BlockComponent, need } from './component';
import { getOnlyFile } from './getOnlyFile';
import { packageTypes as types, type PackageType } from './matrixCases';
import { type Block, type Inline, inlineCode, table, text } from './nodes';

const scriptFormats = ['esm', 'cjs', 'umd', 'iife'] as const;
const declarationFormats = ['esm', 'cjs', 'umd'] as const;

const listIds = (formats: readonly string[], endings: readonly string[]): string[] =>
  formats.flatMap((format) =>
    types.flatMap((type) => endings.map((ending) => `matrix-${format}-${type}-${ending}`)),
  );

const typeWords: Readonly<Record<PackageType, Inline[]>> = {
  module: [inlineCode('"type": "module"')],
  notype: [inlineCode('"type": "commonjs"'), text(' or none')],
};

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
    ['Format', ...types.map((type) => typeWords[type]), [inlineCode('autoExtension: false')]],
    ...scriptFormats.map((format) => [
      [inlineCode(format)],
      ...types.map((type) => [inlineCode(getScript(store, `matrix-${format}-${type}-auto`))]),
      joinNames(types.map((type) => getScript(store, `matrix-${format}-${type}-fixed`))),
    ]),
  ]);
}

function drawDeclarations(store: FactStore): Block {
  return table([
    ['Format', [inlineCode('package.json')], 'JavaScript', 'Off', 'On'],
    ...declarationFormats.flatMap((format) =>
      types.map((type) => {
        const id = `matrix-${format}-${type}-auto`;
        return [
          [inlineCode(format)],
          typeWords[type],
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
