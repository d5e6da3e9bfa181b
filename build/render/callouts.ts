import type { Parent, RootContent } from 'mdast';
import i18n from '../../i18n.json' with { type: 'json' };
import type { Texts } from '../../site/texts';
import { paragraph, text } from '../components/nodes';

/** The title of a callout, from its kind and the writer's own title, which may be empty. */
export type CalloutTitle = (kind: string, ownTitle: string) => string;

const opening = /^:::\s*(\w+)[^\S\n]*(.*)\n?/;
const closing = /\n?:::$/;

/** Makes `:::warning` and its like quotes below a bold title, and `:::details` the title and its text. */
export function calloutsToMarkdown(parent: Parent, getTitle: CalloutTitle): void {
  const { children } = parent;
  children.forEach((start, index) => {
    if ('children' in start) calloutsToMarkdown(start, getTitle);
    const first = findText(start, 0);
    const [marker, kind, ownTitle = ''] = opening.exec(first?.value ?? '') ?? [];
    if (!first || marker === undefined || kind === undefined) return;
    const length = children
      .slice(index)
      .findIndex((one) => closing.test(findText(one, -1)?.value ?? ''));
    if (length < 0) return;
    const last = findText(children[index + length], -1);
    first.value = first.value.slice(marker.length);
    if (last) last.value = last.value.replace(closing, '');
    const body = children.slice(index, index + length + 1).filter((one) => !isEmpty(one));
    const title = paragraph({ type: 'strong', children: [text(getTitle(kind, ownTitle.trim()))] });
    const written = [title, ...body];
    children.splice(
      index,
      length + 1,
      ...(kind === 'details'
        ? written
        : [{ type: 'blockquote', children: written } as RootContent]),
    );
  });
}

/** The same titles as in the theme's callouts. */
export const getCalloutTitle =
  (language: string): CalloutTitle =>
  (kind, ownTitle) => {
    const texts: Texts = i18n;
    const key = `callout${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
    const name = texts[key]?.[language] ?? kind;
    if (kind === 'details' || !ownTitle) return ownTitle || name;
    const pattern = texts.calloutWithTitle?.[language] ?? '{{type}}: {{title}}';
    return pattern.replace('{{type}}', name).replace('{{title}}', () => ownTitle);
  };

function findText(node: RootContent | undefined, at: number) {
  const found = node?.type === 'paragraph' ? node.children.at(at) : undefined;
  return found?.type === 'text' ? found : undefined;
}

const isEmpty = (node: RootContent): boolean =>
  node.type === 'paragraph' &&
  node.children.every((child) => child.type === 'text' && child.value.trim() === '');
