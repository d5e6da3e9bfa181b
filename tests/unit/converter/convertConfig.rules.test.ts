import { describe, expect, it } from '@rstest/core';
import { convertConfig } from '../../../converter/convertConfig';
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

/** `build.lib.entry` and a value → the text of a config. */
const write = (path: string, value: ConfigValue): string => {
  const nested = path
    .split('.')
    .reduceRight<ConfigValue>((inner, name) => object({ [name]: inner }), value);
  return `export default ${printValue(nested, 0)};`;
};

describe('an option gets the row of its migration page', () => {
  for (const id of toolIds) {
    const tool = findTool(id);
    it(`${id}: every row, and every option of it`, () => {
      for (const rule of tool.rules) {
        const sample = findSample(rule, tool);
        for (const path of rule.reads) {
          const text = write(path, sample);
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
