import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What `npm run dev` starts Node.js with; packages are those of `root`, wherever it is started.
 * @param {string} root
 * @returns {string[]}
 * @throws Error where the script starts something else.
 */
export function readDevArguments(root) {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const [program, ...args] = String(scripts.dev).split(' ');
  if (program !== 'node') {
    throw new Error(`bench: “npm run dev” is “${scripts.dev}”, which does not start with “node”.`);
  }
  return args.map((arg) => (arg.startsWith('node_modules/') ? path.join(root, arg) : arg));
}
