import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { Declarer } from './Declarer.mjs';

const declarations = /rsbuild-plugin-dts[\\/]dist[\\/]dts\.js$/;

/**
 * From now on this process makes the declarations for which the tool would start one more: loading
 * the tool there takes longer than all the rest.
 * @param {{ error: (message: unknown) => void }} logger the tool's
 */
export function declareHere(logger) {
  const { fork } = childProcess;
  const replacement = (/** @type {Parameters<typeof fork>} */ ...args) => {
    const [file] = args;
    const start = () => fork(...args);
    const isOrder = typeof file === 'string' && declarations.test(file);
    return isOrder ? new Declarer({ file, start, logger }) : start();
  };
  // The tool uses nothing of a process that a declarer does not have.
  childProcess.fork = /** @type {typeof fork} */ (/** @type {unknown} */ (replacement));
  syncBuiltinESMExports();
}
