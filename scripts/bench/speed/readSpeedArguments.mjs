import { parseArgs } from 'node:util';

/** What is measured, in this order: a build leaves what the others look at. */
export const speedParts = /** @type {const} */ ([
  'builds',
  'transfer',
  'lighthouse',
  'interactions',
  'growth',
  'dev',
]);

/** @typedef {(typeof speedParts)[number]} SpeedPart */

const resultsFile = 'bench/speed/results.json';

/**
 * `--only=builds,transfer` measures only these parts, `--runs=1` once each, `--sites=plain,starlight`
 * beside these only; `--json` writes the figures to that file. They go into the published one where all
 * sites were measured.
 * @param {string[]} args
 * @returns {{ parts: SpeedPart[], runs: number, sites: string[] | undefined, json: string | undefined }}
 */
export function readSpeedArguments(args) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      runs: { type: 'string', default: '3' },
      sites: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const split = (/** @type {string | undefined} */ list) =>
    list?.split(',').map((name) => name.trim());
  const asked = split(values.only) ?? speedParts;
  const unknown = asked.find((name) => !speedParts.some((part) => part === name));
  if (unknown) {
    throw new Error(`bench: “${unknown}” is not measured; there are ${speedParts.join(', ')}.`);
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`bench: “--runs=${values.runs}” is no count of runs.`);
  }
  return {
    parts: speedParts.filter((part) => asked.includes(part)),
    runs,
    sites: split(values.sites),
    json: values.json ?? (values.sites === undefined ? resultsFile : undefined),
  };
}
