import { describe, expect, it } from '@rstest/core';
import { answerQuery } from '../../../search/answerQuery';
import { listQueryWords } from '../../../search/bonuses';
import { parseQuery } from '../../../search/query';
import { createLocalSearch } from '../../support/createLocalSearch';
import { createRecord, type RecordParts } from './createRecord';

/** Addresses of the hits, over pages of which each may be named by its route alone. */
function search(query: string, pages: Record<string, RecordParts>) {
  const records = Object.entries(pages).map(([routePath, parts]) =>
    createRecord({ routePath, title: routePath.split('/').at(-1), ...parts }),
  );
  return answerQuery(query, createLocalSearch(records)).hits.map(({ href }) => href);
}

/** Says nothing that is asked for. */
const filler = 'Plain words about other matters are here, so that the page is not empty. ';

// The example next to each bonus in weights.ts, decided.
describe('a bonus', () => {
  it('is for the name in any spelling, the path, and a name that is begun', () => {
    const pages: Record<string, RecordParts> = {
      '/guide/text': {
        title: 'External auto',
        intro: 'auto external, lib bundle',
        terms: ['auto', 'external'],
      },
      '/config/lib/auto-external': { title: 'lib.autoExternal', intro: filler },
      '/config/lib/bundle': { title: 'bundle', intro: filler },
      '/config/dts': { title: 'dts', sections: [['bundle', filler]] },
    };
    expect(search('auto-external', pages)[0]).toBe('/config/lib/auto-external');
    expect(search('autoEx', pages)[0]).toBe('/config/lib/auto-external');
    expect(search('lib.bundle', pages)[0]).toBe('/config/lib/bundle');
    expect(search('dts.bundle', pages)[0]).toBe('/config/dts#bundle');
  });

  it('is less for a name that is spelled otherwise than another page’s search term: "create-rslib"', () => {
    const pages: Record<string, RecordParts> = {
      '/api/core': { title: 'Functions', sections: [['createRslib', filler]] },
      '/guide/start': {
        title: 'Quick start',
        intro: 'create-rslib asks for a folder.',
        terms: ['create-rslib'],
      },
    };
    expect(search('create-rslib', pages)[0]).toBe('/guide/start');
    expect(search('createRslib', pages)[0]).toBe('/api/core#createrslib');
  });

  it('is greatest for a flag where flags are listed: "--dist-path"', () => {
    const pages = {
      '/config/output': { sections: [['output.distPath', filler]] },
      '/guide/basic/cli': {
        title: 'Command line',
        sections: [
          ['Traps', 'Beware of --dist-path twice: --dist-path.'],
          ['What comes out', filler],
        ],
        names: ['', '', '--dist-path'],
      },
    } satisfies Record<string, RecordParts>;
    expect(search('--dist-path', pages).slice(0, 2)).toEqual([
      '/guide/basic/cli#what-comes-out',
      '/guide/basic/cli#traps',
    ]);
    expect(search('distPath', pages)[0]).toBe('/config/output#output.distpath');
  });

  it.each(['--bundle', '-b', '--bundle false'])(
    'is for a flag though hundreds say the word: %s',
    (query) => {
      const many = Object.fromEntries(
        Array.from({ length: 300 }, (_, at) => [
          `/guide/page-${at}`,
          { title: `Bundle all ${at}` },
        ]),
      );
      const pages: Record<string, RecordParts> = {
        ...many,
        '/guide/basic/cli': {
          title: 'Command line',
          sections: [['What is built', filler]],
          names: ['', '-b --bundle'],
        },
      };
      expect(search(query, pages)[0]).toBe('/guide/basic/cli#what-is-built');
    },
  );

  it('is less for the option of a name that others speak of less: "dist-path"', () => {
    const pages = {
      '/config/dts': { title: 'dts', sections: [['dts.distPath', filler]] },
      '/config/output': { title: 'output', sections: [['output.distPath', filler]] },
      '/guide/one': { intro: 'Set output.distPath.' },
      '/guide/two': { intro: 'Set output.distPath.' },
    } satisfies Record<string, RecordParts>;
    expect(search('dist-path', pages).slice(0, 2)).toEqual([
      '/config/output#output.distpath',
      '/config/dts#dts.distpath',
    ]);
  });

  it('is for a Chinese search term by its words, and within a question: "如何排除测试文件"', () => {
    const pages = {
      '/guide/all': {
        sections: [
          ['测试', '排除 测试 文件'],
          ['文件', '排除 测试 文件'],
        ],
      },
      '/guide/entries': { intro: '默认入口。', terms: ['排除测试文件'] },
    } satisfies Record<string, RecordParts>;
    expect(search('如何排除测试文件', pages)[0]).toBe('/guide/entries');
    expect(search('测试文件要排除', pages)[0]).toBe('/guide/entries');
  });

  it('is small for a name that is part of a question: "dts build is slow"', () => {
    const pages = {
      '/config/dts': { title: 'dts', sections: [['build', filler]] },
      '/guide/faster': { sections: [['Make a slow build of dts faster', 'It is slow.']] },
    } satisfies Record<string, RecordParts>;
    expect(search('why is the dts build slow', pages)[0]).toBe(
      '/guide/faster#make-a-slow-build-of-dts-faster',
    );
    expect(search('dts build', pages)[0]).toBe('/config/dts#build');
  });
});

it('a query is about its words that are somewhere, and not about those that only ask', () => {
  const query = parseQuery('how build qwertz');
  const evidence = [2, 3, 0].map((importance) => ({ importance, worths: new Float32Array() }));
  expect(listQueryWords(query, evidence)).toEqual({
    importances: new Map([['build', 3]]),
    total: 3,
  });
});
