import type { LocalFault } from '../faults/Fault';
import type { Located } from '../located/Located';
import { parseYaml } from '../located/parseYaml';
import { checkFrontMatter } from '../../check/content/page/checkFrontMatter';
import { splitFrontMatter } from './splitFrontMatter';

export interface ReadFrontMatter {
  frontMatter: Located | undefined;
  body: string;
  faults: LocalFault[];
}

/** Front matter and body of a page, and what is wrong with the front matter; fragments need none. */
export function readFrontMatter(source: string, isFragment: boolean): ReadFrontMatter {
  const { yaml, isClosed, body } = splitFrontMatter(source);
  if (!isClosed) {
    const fault: LocalFault = {
      line: 1,
      column: 1,
      rule: 'front-matter-syntax',
      message: 'The front matter is opened and never closed, so that it swallows the page.',
      hint: 'End it with a line `---`.',
    };
    return { frontMatter: undefined, body, faults: [fault] };
  }
  const { node, fault } = yaml === undefined ? {} : parseYaml(yaml, 2);
  if (fault) return { frontMatter: undefined, body, faults: [fault] };
  return { frontMatter: node, body, faults: isFragment ? [] : checkFrontMatter(node) };
}
