import { type ConfigValue, list, object, scalar } from '../../../converter/values';
import type { Rule } from '../../../converter/Rule';
import type { Tool } from '../../../converter/Tool';

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
export function findSample(rule: Rule, { rules }: Tool): ConfigValue {
  const [path = ''] = rule.reads;
  const own = rules.filter(({ reads }) => reads.includes(path));
  const config = object({});
  const found = values.find(
    (value) => own.find(({ when }) => !when || when(value, config)) === rule,
  );
  if (!found) throw new Error(`No sample is of the row ${rule.row}.`);
  return found;
}
