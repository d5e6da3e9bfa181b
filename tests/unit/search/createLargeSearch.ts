import type { LocalSearch } from '../../../search/answerQuery';
import { createLocalSearch } from '../../support/createLocalSearch';
import { createRecord } from './createRecord';

const subjects = [
  ['autoExternal', 'Leaves dependencies out of the bundle.'],
  ['output.minify', 'Compresses the files, café and İstanbul included.'],
  ['模块联邦', '运行时共享模块，构建格式 esm 与 cjs。'],
  ['--dts-bundle', 'Bundles declaration files; see `__dirname` and (a+b)* <b>too</b>.'],
  ['ガイド', 'ライブラリをビルドする。\u{1F600} ok'],
] as const;

/** Enough pages for a question to have more answers than are shown, some of which say the same. */
export function createLargeSearch(): LocalSearch {
  const records = Array.from({ length: 60 }, (_, page) => {
    const [title, intro] = subjects[page % subjects.length] ?? subjects[0];
    return createRecord({
      routePath: `/${page % 2 === 0 ? 'guide' : 'config/lib'}/page-${page}`,
      title: `${title} ${page}`,
      intro,
      sections: subjects.map(([heading, text]) => [heading, `${text} `.repeat(1 + (page % 7))]),
      terms: page % 3 === 0 ? ['词', 'bundle', 'externals'] : [],
    });
  });
  return createLocalSearch(records);
}
