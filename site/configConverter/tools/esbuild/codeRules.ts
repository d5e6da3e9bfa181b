import type { ConfigValue } from '../../ConfigValue';
import { converted, decide, none } from '../../Rule';
import { setOption } from '../../output/Draft';
import { getTexts, isScalar, object, scalar } from '../../values';
import { isOneOf, isTrue, writeDefine, writeFlag, writePath, writeReactOption } from '../writes';
import { writeBanner, writeLevel, writeMap } from './writes';

const jsxNames: Readonly<Record<string, string>> = {
  jsxFactory: 'pragma',
  jsxFragment: 'pragmaFrag',
  jsxImportSource: 'importSource',
};

const isJsx = isOneOf('automatic', 'transform');
const includesText = (text: string) => (value: ConfigValue) =>
  getTexts(value)?.includes(text) === true;

/** Rows about what happens to the code, and about the run. */
export const codeRules = [
  converted('`define`', { write: writeDefine }),
  converted('`drop` with `console`', {
    reads: ['drop'],
    when: includesText('console'),
    write: ({ draft }) => setOption(draft, 'performance.removeConsole', scalar(true)),
  }),
  decide('`drop` with `debugger`', { reads: ['drop'], when: includesText('debugger') }),
  none('`dropLabels`'),
  decide('`inject`'),
  converted('`banner`, `footer`', { write: writeBanner }),
  converted('`minify`', { write: writeFlag('output.minify') }),
  decide('`minifyWhitespace`, `minifyIdentifiers`, `minifySyntax`'),
  decide('`keepNames`'),
  decide('`mangleProps`'),
  none('`mangleQuoted`, `mangleCache`, `reserveProps`'),
  none('`lineLimit`'),
  decide('`legalComments`', {
    write: ({ value, draft }) => {
      if (!isOneOf('linked', 'inline', 'none')(value)) return false;
      setOption(draft, 'output.legalComments', value);
      return true;
    },
  }),
  decide('`charset`', {
    write: ({ value, draft }) => {
      if (isOneOf('ascii')(value)) setOption(draft, 'output.charset', value);
    },
  }),
  converted('`sourcemap` with `true`, `linked`', {
    reads: ['sourcemap'],
    when: (value) =>
      value.type === 'code' || isTrue(value) || isScalar(value, false) || isOneOf('linked')(value),
    write: writeFlag('output.sourceMap'),
  }),
  converted('`sourcemap` with `inline`, `external`', {
    reads: ['sourcemap'],
    when: isOneOf('inline', 'external'),
    write: writeMap,
  }),
  none('`sourcemap` with `both`', { reads: ['sourcemap'], when: isOneOf('both') }),
  converted('`sourcesContent`', {
    write: ({ value, draft }) => {
      if (!isScalar(value, false)) return;
      setOption(draft, 'output.sourceMap', object({ js: scalar('nosources-source-map') }));
    },
  }),
  decide('`sourceRoot`'),
  converted('`jsx` with `automatic`, `transform`', {
    reads: ['jsx'],
    when: isJsx,
    write: ({ value, draft }) => {
      const runtime = isOneOf('automatic')(value) ? 'automatic' : 'classic';
      draft.react.set('runtime', scalar(runtime));
    },
  }),
  decide('`jsx` with `preserve`', { reads: ['jsx'], when: isOneOf('preserve') }),
  converted('`jsxFactory`, `jsxFragment`, `jsxImportSource`', {
    write: (input) => writeReactOption(jsxNames[input.path] ?? '')(input),
  }),
  converted('`jsxDev`', { write: writeReactOption('development') }),
  none('`jsxSideEffects`'),
  decide('`loader`'),
  converted('`tsconfig`', { write: writePath('source.tsconfigPath') }),
  decide('`tsconfigRaw`'),
  decide('`plugins`'),
  decide('`metafile`'),
  converted('`logLevel`', { write: writeLevel }),
  decide('`logOverride`'),
  converted('`color`'),
  none('`logLimit`, `logStyle`, `absPaths`'),
];
