import type { Tool } from '../../Tool';
import { setOption } from '../../output/Draft';
import { findOption, scalar } from '../../values';
import { buildRules } from './buildRules';
import { largestInlined, listFormats } from './library';
import { rootRules } from './rootRules';
import { writeMode } from './writes';

/** Rows of docs/en/guide/migration/vite-lib.mdx. */
export const vite: Tool = {
  id: 'vite',
  listFormats,
  finish: (config, draft) => {
    writeMode(draft);
    // Vite inlines all assets of a library.
    if (!findOption(config, 'build', 'assetsInlineLimit')) {
      setOption(draft, 'output.dataUriLimit', scalar(largestInlined));
    }
    const [first, ...others] = draft.items;
    // Two items must not write one style sheet.
    for (const { options } of others) options.set('output.emitCss', scalar(false));
    for (const { format, options } of draft.items) {
      if (format !== 'umd' && format !== 'iife') continue;
      // With `"type": "module"` in package.json.
      const ending = format === 'umd' ? 'umd.cjs' : 'iife.js';
      if (first && !options.has('output.filename.js')) {
        options.set('output.filename.js', scalar(`[name].${ending}`));
      }
    }
  },
  rules: [...buildRules, ...rootRules],
};
