import type { ConfigObject } from '../../ConfigValue';
import type { Tool } from '../../Tool';
import type { Draft } from '../../output/Draft';
import { findOption, object, scalar } from '../../values';
import { inputRules, watchRules } from './inputRules';
import { outputRules } from './outputRules';
import { getFormat, listOutputs } from './outputs';
import { isPluginOf } from './plugins';

/** Rows of docs/en/guide/migration/rollup.mdx. */
export const rollup: Tool = {
  id: 'rollup',
  listFormats: (config) => {
    const outputs = listOutputs(config).map(getFormat);
    return outputs.length > 0 ? outputs : ['esm'];
  },
  listParts: (config, draft) => {
    const outputs = listOutputs(config);
    const isOneEach = outputs.length === draft.items.length;
    return outputs.map((output, index) => ({
      object: output,
      draft: isOneEach ? pickItem(draft, index) : draft,
      path: 'output',
    }));
  },
  gather: (configs, { imports }) => {
    const isForTypes = (config: ConfigObject) => {
      const plugins = findOption(config, 'plugins');
      return (
        plugins?.type === 'list' &&
        plugins.items.some((item) => isPluginOf(item, 'rollup-plugin-dts', imports))
      );
    };
    const others = configs.filter((config) => !isForTypes(config));
    if (others.length === 0 || others.length === configs.length) return { configs };
    return {
      configs: others,
      finish: ({ items: [first] }) => {
        first?.options.set('dts', object({ bundle: scalar(true) }));
      },
    };
  },
  rules: [...inputRules, ...outputRules, ...watchRules],
};

const pickItem = (draft: Draft, index: number): Draft => ({
  ...draft,
  items: draft.items.slice(index, index + 1),
});
