import { describe, expect, it } from '@rstest/core';
import fc from 'fast-check';
import { convertConfig } from '../../../converter/convertConfig';
import { nest } from '../../../converter/output/Draft';
import { printValue } from '../../../converter/output/printConfig';
import type { Rule } from '../../../converter/Rule';
import { type Tool, toolIds } from '../../../converter/Tool';
import { findTool } from '../../../converter/tools';
import { type ConfigValue, list, object, scalar } from '../../../converter/values';

const texts = [
  ...['./src/index.ts', 'src/*.ts', 'node18', 'es2020', 'esm', 'cjs', 'umd', 'iife', 'amd'],
  ...['system', 'node', 'browser', 'neutral', 'inline', 'external', 'both', 'bundle', 'linked'],
  ...['automatic', 'preserve', 'console', 'debugger', 'warn', 'ascii', 'hex', 'react', 'node16'],
  ...['dce-only', 'hidden', 'ci-only', 'src/'],
];

/** Values that readers give to options, from plain to rich. */
const values: readonly ConfigValue[] = [
  scalar(true),
  scalar(false),
  ...texts.map(scalar),
  ...texts.map((text) => list([scalar(text)])),
  object({ a: scalar('./a') }),
  object({ '*': scalar('src/*.ts') }),
];

/** A value that the row of a rule speaks of. @throws Error where there is none among those above. */
function findSample(rule: Rule, { rules }: Tool): ConfigValue {
  const [path = ''] = rule.reads;
  const own = rules.filter(({ reads }) => reads.includes(path));
  const config = object({});
  const found = values.find(
    (value) => own.find(({ when }) => !when || when(value, config)) === rule,
  );
  if (!found) throw new Error(`No sample is of the row ${rule.row}.`);
  return found;
}

/** `build.lib.entry` and a value each → the text of a config. */
const write = (...options: readonly (readonly [string, ConfigValue])[]): string =>
  `export default ${printValue(nest(options), 0)};`;

describe('an option gets the row of its migration page', () => {
  for (const id of toolIds) {
    const tool = findTool(id);
    it(`${id}: every row, and every option of it`, () => {
      for (const rule of tool.rules) {
        const sample = findSample(rule, tool);
        for (const path of rule.reads) {
          const text = write([path, sample]);
          const { notes } = convertConfig(text, id);
          const found = notes.flatMap((note) =>
            note.type === 'row' && note.options.some((option) => option.path === path) ? note : [],
          );
          const rows = found.map(({ row, verdict }) => ({ text, row, verdict }));
          expect(rows).toContainEqual({ text, row: rule.row, verdict: rule.verdict });
        }
      }
    });
  }
});

describe('a config with many options', () => {
  for (const id of toolIds) {
    const tool = findTool(id);
    const paths = tool.rules.flatMap(({ reads }) => reads);
    const options = tool.rules.flatMap((rule) =>
      rule.reads
        .filter((path) => !paths.some((other) => other.startsWith(`${path}.`)))
        .map((path) => [path, findSample(rule, tool)] as const),
    );

    it(`${id}: means the same in any order`, () => {
      const getTextAndRows = (given: typeof options) => {
        const { text, notes } = convertConfig(write(...given), id);
        return [text, ...notes.map((note) => (note.type === 'row' ? note.row : '')).sort()];
      };
      const some = fc.uniqueArray(fc.constantFrom(...options), { selector: ([path]) => path });
      const check = fc.property(some, (shuffled) => {
        const usual = options.filter((one) => shuffled.includes(one));
        expect(getTextAndRows(shuffled)).toEqual(getTextAndRows(usual));
      });
      fc.assert(check, { numRuns: 200 });
    });

    it(`${id}: says of a list what it says of each of its values`, () => {
      for (const path of new Set(paths)) {
        const findRows = (...items: readonly string[]) =>
          convertConfig(write([path, list(items.map(scalar))]), id).notes.flatMap((note) =>
            note.type === 'row' && note.verdict !== 'converted' ? `${path} ${note.row}` : [],
          );
        // A text for each row.
        const samples = [...new Map(texts.map((text) => [findRows(text).join(), text])).values()];
        for (const [one, other] of samples.flatMap((a) => samples.map((b) => [a, b] as const))) {
          expect(findRows(one, other)).toEqual(expect.arrayContaining(findRows(one)));
        }
      }
    });
  }
});
