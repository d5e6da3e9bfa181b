// Runs the command line and scripts in the folders it is told, one after another, in a process that
// has the tool loaded already (warmTool.ts starts it). The log, the environment and the end of each
// run are those of a process of its own.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rsbuild, runCLI } from '@rslib/core';
import { awaitEnd } from './awaitEnd.mjs';
import { declareHere } from './declareHere.mjs';
import { endLog } from './log.mjs';
import { restoreProcess } from './restoreProcess.mjs';
import { settleMemory } from './settleMemory.mjs';

const memoryLimit = Number(process.argv[2]);
const bin = path.resolve('node_modules/@rslib/core/bin/rslib.js');

declareHere(rsbuild.logger);

process.on('message', async (/** @type {import('./warmTool').ToolRun} */ run) => {
  restoreProcess(run);
  const end = await awaitEnd(() => start(run));
  await endLog();
  // What still runs, or fell, must not meet the next run: this process makes way for another.
  const isSpent = end.isBusy || end.exit === undefined;
  process.send?.({ ...end, memory: isSpent ? Number.MAX_VALUE : settleMemory(memoryLimit) });
});

/** @param {import('./warmTool').ToolRun} run */
async function start({ folder, args = [], script }) {
  const file = script === undefined ? bin : path.join(folder, script);
  process.argv = [process.execPath, file, ...args];
  if (script === undefined) runCLI();
  else await import(pathToFileURL(file).href);
}
