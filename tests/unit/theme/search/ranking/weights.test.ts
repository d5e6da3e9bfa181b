import { describe, expect, it } from '@rstest/core';
import type { RecordParts } from '../createRecord';
import { getRarity } from '../../../../../theme/search/ranking/evidence';
import { filler, searchPages as search } from '../searchPages';

// The example beside each constant in weights.ts, decided.
describe('the weight of a field', () => {
  // Words in another order than asked, so that nothing but their places decides.
  it.each([
    [
      'a heading before a keyword',
      { title: 'All the gadgets with widgets of ours' },
      { terms: ['gadgets', 'widgets'] },
    ],
    ['a keyword before a text', { terms: ['gadgets', 'widgets'] }, { intro: 'Gadgets, widgets.' }],
    [
      'a text that says it often before one that says it once',
      { intro: 'Gadgets or widgets. Gadgets for widgets.' },
      { intro: 'Gadgets or widgets.' },
    ],
  ])('puts %s', (_, first, second) => {
    const pages = { '/guide/second': second, '/guide/first': first };
    expect(search('widgets gadgets', pages)).toEqual(['/guide/first', '/guide/second']);
  });

  it('lets the title of a page count for its sections: "dts bundle"', () => {
    const pages = {
      '/config/other': { title: 'other', sections: [['bundle', filler]] },
      '/config/dts': { title: 'dts', sections: [['bundle', filler]] },
    } satisfies Record<string, RecordParts>;
    expect(search('files dts bundle', pages)[0]).toBe('/config/dts#bundle');
  });

  it('finds names of code behind a heading: "createRslib"', () => {
    const pages: Record<string, RecordParts> = {
      '/guide/use': { intro: filler, names: ['createRslib'] },
      '/api/core': { sections: [['createRslib', filler]] },
    };
    const [first, ...others] = search('createRslib', pages);
    expect(first).toBe('/api/core#createrslib');
    expect(others).toContain('/guide/use');
  });
});

describe('a word that is not the one typed', () => {
  it('counts less: of its family', () => {
    const pages = {
      '/guide/family': { intro: 'Output they minify.' },
      '/guide/itself': { intro: 'Output is minified.' },
    };
    expect(search('minified output', pages)).toEqual(['/guide/itself', '/guide/family']);
  });

  it('counts half of the word itself: said twice, less than that once', () => {
    const pages = {
      '/guide/family': { intro: 'To minify output they minify.' },
      '/guide/itself': { intro: 'Output is minified.' },
    };
    expect(search('minified output', pages)).toEqual(['/guide/itself', '/guide/family']);
  });

  it('counts far less: its synonym', () => {
    const pages = {
      '/guide/synonym': { intro: 'Output of CommonJS.' },
      '/guide/itself': { intro: 'Output of cjs.' },
    };
    expect(search('cjs output', pages)).toEqual(['/guide/itself', '/guide/synonym']);
  });

  it('is all there is for a word that stands nowhere: "摇树"', () => {
    const pages = {
      '/guide/shaking': { intro: 'Tree shaking leaves code out.' },
      '/guide/tree': { intro: 'A tree.' },
    };
    expect(search('摇树', pages)).toEqual(['/guide/shaking']);
  });

  it('counts nearly as much where only a slip explains it, less if it is begun: "extrenal"', () => {
    const pages = {
      '/guide/begun': { intro: 'All externalities.' },
      '/guide/whole': { intro: 'An external one.' },
    };
    expect(search('extrenal', pages)).toEqual(['/guide/whole', '/guide/begun']);
  });

  it('is no slip if it is short: "css" and "cjs"', () => {
    expect(search('cxs', { '/guide/styles': { intro: 'css' } })).toEqual([]);
  });

  it('is surer the more of it is typed: "migr"', () => {
    const pages = {
      '/guide/long': { intro: 'migrationassistant' },
      '/guide/short': { intro: 'migration' },
    };
    expect(search('migr', pages)).toEqual(['/guide/short', '/guide/long']);
  });

  it('may be the parts of a name together: "autoExternal"', () => {
    const pages = {
      '/guide/parts': { intro: 'It is auto and external.' },
      '/guide/name': { intro: 'It is autoExternal.' },
    };
    expect(search('autoExternal', pages)).toEqual(['/guide/name', '/guide/parts']);
  });

  it('counts less in parts than as a name, in the same place: "autoExternal kind"', () => {
    // Of equal ones the first would stay first.
    const pages = {
      '/guide/parts': { intro: 'A kind that is auto, or external to it.' },
      '/guide/name': { intro: 'A kind that is of the autoExternal sort.' },
    };
    expect(search('autoExternal kind', pages)[0]).toBe('/guide/name');
  });

  it('may be several written as one: "clean dist path"', () => {
    const pages = {
      '/guide/words': { intro: 'A clean path, a dist.' },
      '/config/output': { sections: [['cleanDistPath', filler]] },
    } satisfies Record<string, RecordParts>;
    expect(search('clean dist path', pages)[0]).toBe('/config/output#cleandistpath');
  });
});

describe('the importance of a word', () => {
  it('is small where it only asks: "how to keep __dirname"', () => {
    const pages = {
      '/guide/asks': { intro: 'How to do what you want to do.' },
      '/guide/says': { intro: 'It keeps __dirname.' },
    };
    expect(search('how to keep __dirname', pages)[0]).toBe('/guide/says');
  });

  it('is small for what is left of a contraction: "why don\'t I"', () => {
    const pages = {
      '/guide/asks': { title: 'Don’t and doesn’t', intro: filler },
      '/guide/says': { intro: 'An emblem.' },
    };
    expect(search("why don't I have an emblem", pages)[0]).toBe('/guide/says');
  });

  it('is less where it says little: "make sass work"', () => {
    const pages = {
      '/guide/one': { title: 'How plugins work', intro: filler },
      '/guide/two': { intro: `Sass files are compiled. ${filler}` },
    };
    expect(search('make sass work', pages)[0]).toBe('/guide/two');
  });
});

describe('a section that answers a part of the question', () => {
  it('comes before one that only mentions all of it', () => {
    const pages = {
      '/guide/mention': { sections: [['Colours', 'A widget, or a gadget, or another gadget.']] },
      '/guide/subject': { sections: [['The gadget of ours', filler]] },
      '/guide/other': { sections: [['Emblems', 'A widget.']] },
    } satisfies Record<string, RecordParts>;
    expect(search('gadget widget', pages)[0]).toBe('/guide/subject#the-gadget-of-ours');
  });

  it('gains by words side by side in a keyword: "lost through tree shaking"', () => {
    const createPage = (keyword: string): RecordParts => ({
      sections: [['Colours', filler]],
      sectionTerms: { Colours: [keyword] },
    });
    const pages = {
      '/guide/apart': createPage('shaking of a tree'),
      '/guide/together': createPage('a tree shaking'),
    };
    expect(search('lost through tree shaking', pages)[0]).toBe('/guide/together#colours');
  });
});

describe('a page', () => {
  it('is shown with its sections where the query is one of its keywords: "构建格式"', () => {
    const names = ['Colours', 'Shapes', 'Sizes', 'Weights', 'Emblems'];
    const pages: Record<string, RecordParts> = {
      '/guide/joining': {
        title: 'Joining',
        terms: ['widget links'],
        intro: filler,
        sections: names.map((name) => [`${name} of links`, 'Widget links, widget links.']),
      },
    };
    expect(search('widget links', pages)).toContain('/guide/joining');
  });

  it('comes before a section of its name on another page: "autoExtension off"', () => {
    const pages: Record<string, RecordParts> = {
      '/config/dts': { title: 'dts', sections: [['autoExtension', 'Off, it is turned off.']] },
      '/config/auto-extension': { title: 'autoExtension', intro: 'Off, it is turned off.' },
    };
    expect(search('autoExtension', pages)[0]).toBe('/config/auto-extension');
    expect(search('autoExtension off', pages)[0]).toBe('/config/auto-extension');
  });
});

describe('a section on what goes wrong', () => {
  const pages = {
    '/guide/workers': {
      sections: [
        ['What can go wrong', ''],
        ['### It is a file', 'An error of the web worker.'],
        ['Start one', `A web worker. ${filler}`],
      ],
    },
  } satisfies Record<string, RecordParts>;

  it('comes after what to do: "web worker"', () => {
    expect(search('web worker', pages)[0]).toBe('/guide/workers#start-one');
  });

  it.each([
    'web worker fails',
    'web worker refused',
    'web worker no longer',
    "web worker doesn't",
    'web worker err',
    'web worker ERR_REQUIRE_ESM',
    '为什么 web worker',
  ])('comes first where that is asked: %s', (query) => {
    expect(search(query, pages)[0]).toBe('/guide/workers#it-is-a-file');
  });

  it('comes before another that says as much, where that is asked: "files not generated"', () => {
    const page: RecordParts = {
      sections: [
        ['Make them', 'Files are generated.'],
        ['Errors', ''],
        ['### There are none', 'Files are generated.'],
      ],
    };
    const about = { '/guide/files': page };
    expect(search('generated files', about)[0]).toBe('/guide/files#make-them');
    expect(search('generated files not', about)[0]).toBe('/guide/files#there-are-none');
  });
});

describe('a keyword of a section', () => {
  it('leads to the section: "rebuild"', () => {
    const pages: Record<string, RecordParts> = {
      '/guide/cli': {
        sections: [
          ['Flags', 'All that rebuild.'],
          ['Watch', filler],
        ],
        sectionTerms: { Watch: ['rebuild'] },
      },
    };
    expect(search('rebuild', pages)[0]).toBe('/guide/cli#watch');
  });

  it('says less than that of a whole page: "模块联邦"', () => {
    const pages: Record<string, RecordParts> = {
      '/config/format': { sections: [['mf', filler]], sectionTerms: { mf: ['模块联邦'] } },
      '/guide/federation': { title: 'Module Federation', terms: ['模块联邦'] },
    };
    expect(search('模块联邦', pages)[0]).toBe('/guide/federation');
  });
});

describe('the place of a section', () => {
  it('lets its page count: words that stand in several sections', () => {
    const pages = {
      '/guide/one': {
        sections: [
          ['Publish', filler],
          ['Colours', filler],
        ],
      },
      '/guide/both': {
        sections: [
          ['Publish', filler],
          ['Types', filler],
        ],
      },
    } satisfies Record<string, RecordParts>;
    expect(search('publish types', pages)[0]).toMatch('/guide/both#');
  });

  it('puts it before another page that says as much', () => {
    const pages = {
      '/guide/page': { intro: 'An emblem, a badge.' },
      '/guide/section': { sections: [['Colours', 'An emblem, a badge.']] },
    } satisfies Record<string, RecordParts>;
    expect(search('badge emblem', pages)[0]).toBe('/guide/section#colours');
  });

  it('puts it before its page, unless that is called so', () => {
    const page: RecordParts = {
      title: 'Log level',
      terms: ['flag', 'silent'],
      sections: [['Silence', 'The flag makes it silent.']],
    };
    const pages = { '/config/log-level': page };
    expect(search('silent flag', pages)[0]).toBe('/config/log-level#silence');
    expect(search('log level', pages)[0]).toBe('/config/log-level');
  });

  it('counts less in guides from other tools, unless they are asked for', () => {
    const pages = {
      '/guide/migration/tsup': { title: 'From tsup', intro: 'The format: a list.' },
      '/guide/output': { intro: 'The format: a list.' },
    };
    expect(search('format list', pages)[0]).toBe('/guide/output');
    expect(search('format list of tsup', pages)[0]).toBe('/guide/migration/tsup');
  });

  it('counts less on pages about a framework, unless that is named', () => {
    const pages = {
      '/guide/solution/vue': { title: 'Vue', intro: 'Styles: one sheet of them.' },
      '/guide/css': { intro: 'Styles: one sheet of them.' },
    };
    expect(search('sheet styles', pages)[0]).toBe('/guide/css');
    expect(search('sheet styles vue', pages)[0]).toBe('/guide/solution/vue');
    expect(search('vue-tsc sheet styles', pages)[0]).toBe('/guide/solution/vue');
  });

  it('counts less on pages about this site, unless they are asked for', () => {
    const pages = {
      '/accessibility': { sections: [['Compatibility', 'What it works with.']] },
      '/guide/output-compatibility': { intro: 'Compatibility of what is built.' },
    } satisfies Record<string, RecordParts>;
    expect(search('what is compatibility', pages)[0]).toBe('/guide/output-compatibility');
    expect(search('accessibility compatibility', pages)[0]).toBe('/accessibility#compatibility');
  });

  it('counts a little more near the page being read, but not more than a better answer', () => {
    const page: RecordParts = { title: 'Paths', intro: 'An alias for a path.' };
    const pages = { '/config/lib/paths': page, '/config/rsbuild/paths': page };
    expect(search('alias', pages)[0]).toBe('/config/lib/paths');
    expect(search('alias', pages, { from: '/config/rsbuild/output' })[0]).toBe(
      '/config/rsbuild/paths',
    );
    const better = { ...pages, '/guide/alias': { title: 'alias' } };
    expect(search('alias', better, { from: '/config/rsbuild/output' })[0]).toBe('/guide/alias');
  });

  it('counts less in a long text, which has every word', () => {
    const pages = {
      '/guide/long': { intro: `An emblem. ${filler.repeat(60)}` },
      '/guide/short': { intro: `An emblem. ${filler}` },
    };
    expect(search('emblem', pages)).toEqual(['/guide/short', '/guide/long']);
  });

  it('counts in full up to a usual length: the first of two that are not long', () => {
    const pages = {
      '/guide/usual': { intro: `An emblem. ${filler.repeat(6)}` },
      '/guide/short': { intro: 'An emblem.' },
    };
    expect(search('emblem', pages)).toEqual(['/guide/usual', '/guide/short']);
  });

  it('is narrowed to a facet before the list is cut', () => {
    const many = Object.fromEntries(
      Array.from({ length: 150 }, (_, at) => [`/guide/page-${at}`, { intro: 'Alias, alias.' }]),
    );
    const pages = { ...many, '/config/resolve': { intro: `Alias. ${filler}` } };
    expect(search('alias', pages)).toHaveLength(100);
    expect(search('alias', pages, { facet: 'config' })).toEqual(['/config/resolve']);
    expect(search('alias', pages, { facet: 'errors' })).toEqual([]);
  });
});

it('counts a rarer word more, but not as many times as it is rarer: "keep __dirname"', () => {
  const getRarityOf = (count: number) =>
    getRarity(Float32Array.from({ length: 900 }, (_, at) => (at < count ? 1 : 0)));
  const common = getRarityOf(300);
  const rare = getRarityOf(3);
  expect(rare).toBeGreaterThan(common);
  expect(rare / common).toBeLessThan(Math.log(1 + 900 / 3) / Math.log(1 + 900 / 300));
  expect(getRarityOf(0)).toBe(0);
});
