import { useEffect, useLayoutEffect, useRef } from 'react';
import { announce } from '../ui/Announcer';
import { useText } from '../lib/text';
import styles from './SelectionReportButton.module.css';
import { useIssueHref } from './useIssueHref';

export interface SelectionReportButtonProps {
  range: Range;
  onClose: () => void;
}

/** A link below the selection, or above it where there is no room. The next Tab reaches it, Escape removes it. */
export function SelectionReportButton({ range, onClose }: SelectionReportButtonProps) {
  const text = useText();
  const getHref = useIssueHref();
  const link = useRef<HTMLAnchorElement>(null);
  const heading = findHeading(range.startContainer);
  const note = text('reportSelectionNote');

  useEffect(() => announce(note), [note]);
  useLayoutEffect(() => {
    const place = () => link.current && moveBeside(link.current, range);
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [range]);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { activeElement } = document;
      if (event.key === 'Escape') onClose();
      // The next Tab would go on from the selection, but the link is elsewhere.
      if (event.key !== 'Tab' || event.shiftKey || activeElement === link.current) return;
      event.preventDefault();
      link.current?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [onClose]);

  return (
    <a
      ref={link}
      className={styles.link}
      href={getHref({ id: heading?.id, heading: heading?.textContent, quote: `${range}` })}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onClose}
    >
      {text('reportSelection')}
    </a>
  );
}

/** Room between the selection and the link, in px; below, handles of a touch selection hang there. */
const gap = { mouse: 8, touch: 32 };
const margin = 8;

/** Places an element of the page below a range, or above it where the window ends. */
function moveBeside(element: HTMLElement, range: Range): void {
  const box = range.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = element;
  const space = matchMedia('(pointer: coarse)').matches ? gap.touch : gap.mouse;
  const { clientWidth, clientHeight } = document.documentElement;
  const origin = element.offsetParent?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const below = box.bottom + space;
  const above = box.top - space - height;
  const isBelow = below + height <= clientHeight || above < 0;
  const start = Math.min(Math.max(box.left, margin), clientWidth - width - margin);
  element.style.top = `${(isBelow ? below : above) - origin.top}px`;
  element.style.left = `${start - origin.left}px`;
}

function findHeading(node: Node): HTMLElement | undefined {
  const article = (node instanceof Element ? node : node.parentElement)?.closest('article');
  const headings = [...(article?.querySelectorAll<HTMLElement>('h2[id], h3[id], h4[id]') ?? [])];
  return headings.findLast(
    (heading) =>
      heading.contains(node) ||
      (heading.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}
