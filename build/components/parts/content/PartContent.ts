import type { JsxElement } from '../../../read/page/jsxAttribute';
import type { LocalFault } from '../../../read/faults/Fault';

/**
 * A part whose content is Markdown of a certain shape, such as a list: readers of the `.md` file get
 * the list, readers of the page what `draw` makes of it.
 */
export interface PartContent {
  /** What of the content is not of that shape. */
  check: (element: JsxElement) => LocalFault[];
  /** Changes the element's children to what is drawn; only called where nothing is wrong. */
  draw: (element: JsxElement) => void;
}
