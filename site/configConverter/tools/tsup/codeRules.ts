import { converted, decide, none } from '../../Rule';
import { setOption } from '../../output/Draft';
import { isScalar, scalar } from '../../values';
import { writeDefine, writeExternals, writeFlag, writePath, writeReactOption } from '../writes';
import {
  writeAllExternal,
  writeBanner,
  writeEnv,
  writeName,
  writeNodeEnv,
  writeShims,
  writeUnbundled,
} from './writes';

/** Rows about what happens to the code, and about the run. */
export const codeRules = [
  converted('`external`', { write: writeExternals }),
  converted('`noExternal`', { write: writeUnbundled }),
  decide('`skipNodeModulesBundle`', { write: writeAllExternal }),
  converted('`define`', { write: writeDefine }),
  converted('`env`', { write: writeEnv }),
  converted('`replaceNodeEnv`', { write: writeNodeEnv }),
  converted('`banner`, `footer`', { write: writeBanner }),
  decide('`splitting`'),
  decide('`treeshake`'),
  decide('`pure`'),
  converted('`shims`', { write: writeShims }),
  decide('`cjsInterop`'),
  decide('`removeNodeProtocol`'),
  decide('`inject`'),
  decide('`loader`'),
  converted('`injectStyle`', {
    write: ({ value, draft }) => {
      if (value.type === 'code') return false;
      if (isScalar(value, false)) return true;
      setOption(draft, 'output.injectStyles', scalar(true));
      setOption(draft, 'output.target', scalar('web'));
      return true;
    },
  }),
  converted('`jsxFactory`, `jsxFragment`', {
    write: (input) => {
      input.draft.react.set('runtime', scalar('classic'));
      writeReactOption(input.path === 'jsxFactory' ? 'pragma' : 'pragmaFrag')(input);
    },
  }),
  converted('`tsconfig`', { write: writePath('source.tsconfigPath') }),
  decide('`swc`'),
  decide('`esbuildPlugins`, `plugins`'),
  decide('`esbuildOptions`'),
  decide('`metafile`'),
  decide('`onSuccess`'),
  none('`killSignal`'),
  converted('`watch`'),
  decide('`ignoreWatch`'),
  converted('`silent`', { write: writeFlag('logLevel', scalar('error')) }),
  converted('`name`', { write: writeName }),
  converted('`config`'),
];
