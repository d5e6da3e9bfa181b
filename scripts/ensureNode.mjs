// Read by every Node that can load a module, however old: plain syntax and plain imports only.
import { readFileSync } from 'fs';

/**
 * Ends the process with one sentence when this Node is outside `engines.node` of package.json.
 * Call it before importing anything else: newer syntax elsewhere would fail first.
 */
export function ensureNode() {
  const manifest = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), { encoding: 'utf8' }),
  );
  const problem = findNodeProblem(process.versions.node, manifest.engines.node);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
}

/**
 * The sentence for a Node outside `range`; undefined when it is inside.
 * Reads `^a.b.c` and `>=a.b.c` joined by `||`; throws for any other form.
 * @param {string} version
 * @param {string} range
 * @returns {string | undefined}
 */
export function findNodeProblem(version, range) {
  const isSupported = range.split('||').some((part) => isInRange(version, part.trim()));
  if (isSupported) return undefined;
  return `Node ${version} cannot build this site, which needs ${range}: run "nvm install", or get a current Node from https://nodejs.org.`;
}

/**
 * @param {string} version
 * @param {string} part
 */
function isInRange(version, part) {
  const match = /^(\^|>=)(\d+)\.(\d+)\.(\d+)$/.exec(part);
  const actual = /^v?(\d+)\.(\d+)\.(\d+)/.exec(version);
  if (!match) throw new Error(`package.json: engines.node "${part}" is not ^a.b.c or >=a.b.c.`);
  if (!actual) return false;
  const isSameMajor = actual[1] === match[2];
  return (match[1] === '>=' || isSameMajor) && toNumber(actual, 1) >= toNumber(match, 2);
}

/**
 * One number that orders versions as their three parts do.
 * @param {RegExpExecArray} match
 * @param {number} first index of the major version in the match
 */
function toNumber(match, first) {
  return Number(match[first]) * 1e8 + Number(match[first + 1]) * 1e4 + Number(match[first + 2]);
}
