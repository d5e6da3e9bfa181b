import type { Parent, PhrasingContent, RootContent } from 'mdast';

/** Cells of a table that a component became, code in backticks. */
export function showTable([table]: readonly (RootContent | PhrasingContent)[]): string[][] {
  const rows = (table as RootContent & Parent).children as unknown as Parent[];
  return rows.map(({ children }) =>
    (children as Parent[]).map((cell) => (cell.children as PhrasingContent[]).map(show).join('')),
  );
}

const show = (node: PhrasingContent): string =>
  node.type === 'inlineCode' ? `\`${node.value}\`` : node.type === 'text' ? node.value : '?';
