import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { cutRegion } from '../../read/codeFiles';
import { parseMeta } from '../../read/fences';

/**
 * Remark plugin: leaves of a file that a fence shows the region it names, and none of the lines that
 * mark regions. The framework has read the file by then, and renders the page anew when it changes.
 * @throws VFileMessage with file and line where there is no such region.
 */
export function expandCode() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node) => {
      const meta = parseMeta(node.meta ?? '').attributes;
      if (meta.file === undefined) return;
      try {
        node.value = cutRegion(node.value, meta.region);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        file.fail(`${meta.file}: ${reason}`, { place: node.position, ruleId: 'code' });
      }
    });
  };
}
