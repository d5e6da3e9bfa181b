import { type BlockComponent, need } from './component';
import { drawFileTree } from './fileTree';
import { fence, getLanguage } from './nodes';

/**
 * What a case gave. `<Output case="x" />` draws its files with sizes, `file="index.js"` shows one,
 * `log` shows what the tool printed.
 */
export const output: BlockComponent = {
  type: 'block',
  attributes: ['case', 'file', 'log'],
  render(attributes, store) {
    const id = need(attributes, 'case');
    const result = store.getCase(id);
    if (attributes.log) {
      return [fence('text', result.log.join('\n'), result.command)];
    }
    const { command, files, output: folder = 'dist' } = result;
    if (attributes.file === undefined) {
      if (files.length === 0) throw new Error(`case “${id}” emits no files to draw.`);
      return [fence('text', drawFileTree(folder, files), command)];
    }
    const file = need(attributes, 'file');
    return [fence(getLanguage(file), store.getOutput(id, file), `${folder}/${file}`)];
  },
};
