import { EventEmitter } from 'node:events';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {{
 *   file: string,
 *   start: () => import('node:child_process').ChildProcess,
 *   logger: { error: (message: unknown) => void },
 * }} DeclarerOptions
 */

/**
 * Stands for the process that makes declarations. With TypeScript 7, a program of its own either way,
 * the work is done here; older compilers, which hold much memory, get the process that they would.
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

  /** @param {{ dtsBackend?: string }} order */
  send(order) {
    // Sent as to a process: what JSON cannot hold does not arrive there either.
    if (order.dtsBackend === 'ts7-executable')
      void this.#declare(JSON.parse(JSON.stringify(order)));
    else this.#pass(order);
  }

  kill() {
    this.killed = true;
    this.#child?.kill();
  }

  /** @param {unknown} order */
  async #declare(order) {
    const { file, logger } = this.#options;
    let answer = 'success';
    try {
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
