import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {{
 *   file: string,
 *   start: () => import('node:child_process').ChildProcess,
 *   logger: { error: (message: unknown) => void },
 * }} DeclarerOptions
 */

const require = createRequire(import.meta.url);

/**
 * Stands for the process that makes declarations: the work is done here, where the tool has loaded the
 * compiler already. What watches files gets the process that it would.
 */
export class Declarer extends EventEmitter {
  killed = false;
  /** @type {DeclarerOptions} */
  #options;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;

  /** @param {DeclarerOptions} options */
  constructor(options) {
    super();
    this.#options = options;
  }

  /** @param {{ isWatch?: boolean, dtsBackend?: string, typescriptPath?: string }} order */
  send(order) {
    // Sent as to a process: what JSON cannot hold does not arrive there either.
    if (order.isWatch) this.#pass(order);
    else void this.#declare(JSON.parse(JSON.stringify(order)));
  }

  kill() {
    this.killed = true;
    this.#child?.kill();
  }

  /** @param {{ dtsBackend?: string, typescriptPath?: string }} order */
  async #declare(order) {
    const { file, logger } = this.#options;
    let answer = 'success';
    try {
      if (order.dtsBackend === 'api-old') followFolder(order.typescriptPath ?? 'typescript');
      const { generateDts } = await import(pathToFileURL(file).href);
      await generateDts(order);
    } catch (error) {
      logger.error(error);
      answer = 'error';
    }
    this.emit('message', answer);
    this.emit('close');
  }

  /** @param {{}} order */
  #pass(order) {
    this.#child = this.#options.start();
    for (const event of ['message', 'close', 'exit', 'error']) {
      this.#child.on(event, (value) => this.emit(event, value));
    }
    this.#child.send(order);
  }
}

/**
 * Compilers up to TypeScript 6 ask for the working folder once and keep it: here it changes.
 * @param {string} compiler path of its main file
 */
function followFolder(compiler) {
  /** @type {typeof import('typescript')} */
  const { sys } = require(compiler);
  sys.getCurrentDirectory = () => process.cwd();
}
