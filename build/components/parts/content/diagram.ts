import { getAttribute } from '../../../read/page/jsxAttribute';
import { rawElement } from '../../../render/mdxNodes';
import { drawSvg } from '../diagram/drawSvg';
import { getDiagramId } from '../diagram/getDiagramId';
import { layoutDiagram } from '../diagram/layoutDiagram';
import { readDiagram } from '../diagram/readDiagram';
import { contentFault } from './contentFault';
import { getOnlyList } from './getOnlyList';
import type { PartContent } from './PartContent';

const example = '- Box';
/** Wider ones cannot be read on a phone: the text would be half its size. */
const mostWidth = 440;

/** `<Diagram title="…">` around a list of boxes and arrows (`readDiagram`): becomes SVG. */
export const diagram: PartContent = {
  check(element) {
    const { list, fault } = getOnlyList(element, example);
    if (!list) return [fault];
    const { diagram: read, faults } = readDiagram(list);
    if (faults.length > 0) return faults;
    const { width } = layoutDiagram(read);
    if (width <= mostWidth) return [];
    const message = `The diagram is ${width} px wide; on a phone it could not be read.`;
    const hint = `Shorten names, or lead arrows one after the other: ${mostWidth} px fit.`;
    return [contentFault(element, message, hint)];
  },
  draw(element) {
    const { list } = getOnlyList(element, example);
    if (!list) return;
    const title = getAttribute(element, 'title') ?? '';
    const { diagram: read } = readDiagram(list);
    const svg = drawSvg(read, layoutDiagram(read), { title, id: getDiagramId(title) });
    element.children = [rawElement(svg, 'div')] as unknown as typeof element.children;
  },
};
