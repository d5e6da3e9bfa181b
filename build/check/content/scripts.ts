import type { Nodes } from 'mdast';
import { issue, type LocalIssue } from '../../read/issues';
import { getPosition, isJsxElement } from '../../read/mdx';

/** A comment, or a text or number as it stands. */
const isPlain = (code: string): boolean =>
  /^\s*(?:\/\*[^]*\*\/|'[^'\\]*'|"[^"\\]*"|\d+)\s*$/.test(code);

const component = 'a component: CONTRIBUTING.md, “Add a component for pages”.';

/**
 * JavaScript in a page, and HTML that React refuses: whether it works would be known when the page is rendered, and
 * the build would stop without saying where it is. Attributes of our components are those that the registry names.
 */
export function checkScripts(nodes: readonly Nodes[]): LocalIssue[] {
  return nodes.flatMap((node) => {
    const report = (message: string, hint: string) => [
      issue(getPosition(node), 'page-script', message, hint),
    ];
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      const message = `\`{${node.value}}\` is JavaScript, which pages do not run.`;
      return isPlain(node.value)
        ? []
        : report(message, 'Put it in backticks, or write `\\{` for a plain brace.');
    }
    if (node.type === 'mdxjsEsm') {
      const isImport = node.data?.estree?.body.every(({ type }) => type === 'ImportDeclaration');
      const hint = `Write ${component}`;
      return isImport ? [] : report('Pages do not run JavaScript, so they export nothing.', hint);
    }
    if (!isJsxElement(node) || !node.name || /^[A-Z]/.test(node.name)) return [];
    const { name } = node;
    if (name === 'script' || name === 'style')
      return report(`Pages hold no \`<${name}>\`.`, 'Remove it.');
    return node.attributes.flatMap((attribute) => {
      const code = typeof attribute.value === 'object' ? attribute.value?.value : '';
      const isText = attribute.type === 'mdxJsxAttribute' && (!code || isPlain(code));
      if (isText && !/^(?:style|on\w+)$/i.test(attribute.name)) return [];
      const written = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
      return report(
        `\`${written}\` of \`<${name}>\`: pages have no styles or scripts of their own.`,
        `Remove it, or write ${component}`,
      );
    });
  });
}
