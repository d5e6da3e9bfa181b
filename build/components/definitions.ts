import type { BlockContent, ListItem, Paragraph, PhrasingContent } from 'mdast';
import type {} from 'mdast-util-to-hast';
import type { JsxElement } from '../read/mdx';
import type { DrawnComponent } from './component';
import { contentFault, getOnlyList } from './listContent';

const example = '- `name`: what it is';

/** `<Definitions>` around a list whose items are `term: explanation`; blocks may follow below. */
export const definitions: DrawnComponent = {
  kind: 'drawn',
  name: 'Definitions',
  about: 'Terms and their explanations, from a list of `term: explanation`.',
  attributes: {},
  browser: 'mdx/Blocks',
  content: {
    check(element) {
      const { list, fault } = getOnlyList(element, example);
      if (!list) return [fault];
      return list.children
        .filter((item) => !splitTerm(item))
        .map((item) =>
          contentFault(
            item,
            'The item explains no term.',
            `Write a term and a colon: \`${example}\`.`,
          ),
        );
    },
    draw(element: JsxElement) {
      const { list } = getOnlyList(element, example);
      if (!list) return;
      list.data = { hName: 'dl' };
      list.ordered = false;
      for (const item of list.children) {
        const split = splitTerm(item);
        if (!split) continue;
        item.spread = true;
        item.data = { hName: 'div' };
        item.children = [
          paragraph('dt', split.term),
          { type: 'blockquote', data: { hName: 'dd' }, children: split.explanation },
        ];
      }
    },
  },
};

const paragraph = (hName: string, children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  data: { hName },
  children,
});

/** Term and explanation of an item; undefined where no colon follows words of a term. */
function splitTerm({
  children,
}: ListItem): { term: PhrasingContent[]; explanation: BlockContent[] } | undefined {
  const [first, ...others] = children;
  if (first?.type !== 'paragraph') return undefined;
  const index = first.children.findIndex(
    (node) => node.type === 'text' && /:(?:\s|$)/.test(node.value),
  );
  const split = first.children[index];
  if (split?.type !== 'text') return undefined;
  const [, before = '', after = ''] = /^(.*?):(?:\s+|$)(.*)$/s.exec(split.value) ?? [];
  const term = [...first.children.slice(0, index), ...toText(before)];
  const words = [...toText(after), ...first.children.slice(index + 1)];
  if (term.length === 0 || (words.length === 0 && others.length === 0)) return undefined;
  const explanation = words.length > 0 ? [{ ...first, children: words }, ...others] : others;
  return { term, explanation: explanation as BlockContent[] };
}

const toText = (value: string): PhrasingContent[] => (value ? [{ type: 'text', value }] : []);
