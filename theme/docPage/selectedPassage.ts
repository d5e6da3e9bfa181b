/** Shortest passage worth an issue, in characters: a double click on a short word means copying. */
const shortestPassage = 3;

/** The selected range, if it is in the page's text and not too short. */
export function getSelectedPassage(document: Document): Range | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const { commonAncestorContainer: node } = range;
  const element = node instanceof Element ? node : node.parentElement;
  const isInText = element?.closest('article') != null;
  return isInText && selection.toString().trim().length >= shortestPassage ? range : undefined;
}

export function findHeading(node: Node): HTMLElement | undefined {
  const article = (node instanceof Element ? node : node.parentElement)?.closest('article');
  const headings = [...(article?.querySelectorAll<HTMLElement>('h2[id], h3[id], h4[id]') ?? [])];
  return headings.findLast(
    (heading) =>
      heading.contains(node) ||
      (heading.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}
