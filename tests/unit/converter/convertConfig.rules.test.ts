import { describe, expect, it } from '@rstest/core';
import { type ConfigValue, object } from '../../../converter/values';
import { convertConfig } from '../../../converter/convertConfig';
import { printValue } from '../../../converter/output/printConfig';
import { toolIds } from '../../../converter/Tool';
import { findTool } from '../../../converter/tools';
import { findSample } from './listSamples';

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
