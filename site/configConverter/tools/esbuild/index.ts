import type { Tool } from '../../Tool';
import { setOption } from '../../output/Draft';
import { findOption, scalar } from '../../values';
import { buildRules } from './buildRules';
import { codeRules } from './codeRules';
import { getFormat, isBundled } from './format';

/** Rows of docs/en/guide/migration/esbuild.mdx. */
export const esbuild: Tool = {
  id: 'esbuild',
  listFormats: (config) => [getFormat(config)],
  finish: (config, draft) => {
    if (!isBundled(config)) setOption(draft, 'bundle', scalar(false));
    const name = findOption(config, 'globalName');
    if (name) setOption(draft, 'umdName', name, ['umd']);
  },
  rules: [...buildRules, ...codeRules],
};
