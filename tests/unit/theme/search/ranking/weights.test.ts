import { describe, expect, it } from '@rstest/core';
import type { RecordParts } from '../createRecord';
import { getRarity } from '../../../../../theme/search/ranking/evidence';
import { filler, searchPages as search } from '../searchPages';

/** Decided by the example beside a constant in weights.ts: which of two pages comes first. */
type Decision = [what: string, query: string, first: RecordParts, second: RecordParts];

const decisions: Decision[] = [
  // Fields. The words are in another order than asked, so that nothing but their places decides.
  [
    'a heading comes before a keyword',
    'widgets gadgets',
    { title: 'All the gadgets with widgets of ours' },
    { terms: ['gadgets', 'widgets'] },
  ],
  [
    'a keyword comes before a text',
    'widgets gadgets',
    { terms: ['gadgets', 'widgets'] },
    { intro: 'Gadgets, widgets.' },
  ],
  [
    'a text that says it often comes before one that says it once',
    'widgets gadgets',
    { intro: 'Gadgets or widgets. Gadgets for widgets.' },
    { intro: 'Gadgets or widgets.' },
  ],
  [
    'the title of a page counts for its sections',
    'files dts bundle',
    { title: 'dts', sections: [['bundle', filler]] },
    { title: 'other', sections: [['bundle', filler]] },
  ],
  [
    'a name in a heading comes before one in code',
    'createRslib',
    { sections: [['createRslib', filler]] },
    { intro: filler, names: ['createRslib'] },
  ],
  // Words that are not the ones typed.
  [
    'of a family the word itself counts most, even against another said twice',
    'minified output',
    { intro: 'Output is minified.' },
    { intro: 'To minify output they minify.' },
  ],
  [
    'a synonym counts far less',
    'cjs output',
    { intro: 'Output of cjs.' },
    { intro: 'Output of CommonJS.' },
  ],
  [
    'a word with a slip counts less where it is begun',
    'extrenal',
    { intro: 'An external one.' },
    { intro: 'All externalities.' },
  ],
  [
    'a word is surer the more of it is typed',
    'migr',
    { intro: 'migration' },
    { intro: 'migrationassistant' },
  ],
  [
    'a name comes before its parts',
    'autoExternal',
    { intro: 'It is autoExternal.' },
    { intro: 'It is auto and external.' },
  ],
  [
    'a name comes before its parts in the same place, too',
    'autoExternal kind',
    { intro: 'A kind that is of the autoExternal sort.' },
    { intro: 'A kind that is auto, or external to it.' },
  ],
  [
    'several words may be a name written as one',
    'clean dist path',
    { sections: [['cleanDistPath', filler]] },
    { intro: 'A clean path, a dist.' },
  ],
  // The importance of words.
  [
    'words that only ask count little',
    'how to keep __dirname',
    { intro: 'It keeps __dirname.' },
    { intro: 'How to do what you want to do.' },
  ],
  [
    'what is left of a contraction counts little',
    "why don't I have an emblem",
    { intro: 'An emblem.' },
    { title: 'Don’t and doesn’t', intro: filler },
  ],
  [
    'words that say little count less',
    'make sass work',
    { intro: `Sass files are compiled. ${filler}` },
    { title: 'How plugins work', intro: filler },
  ],
  // Places.
  [
    'words side by side in a keyword gain',
    'lost through tree shaking',
    { sections: [['Colours', filler]], sectionTerms: { Colours: ['a tree shaking'] } },
    { sections: [['Colours', filler]], sectionTerms: { Colours: ['shaking of a tree'] } },
  ],
  [
    'a section comes before another page that says as much',
    'badge emblem',
    { sections: [['Colours', 'An emblem, a badge.']] },
    { intro: 'An emblem, a badge.' },
  ],
  [
    'a long text, which has every word, counts less',
    'emblem',
    { intro: `An emblem. ${filler}` },
    { intro: `An emblem. ${filler.repeat(60)}` },
  ],
  // Bonuses.
  [
    'a page whose name a word of its family makes',
    'modul federation',
    { title: 'Module Federation', intro: filler.repeat(12) },
    { title: 'Formats', sections: [['Module Federation', filler]] },
  ],
  [
    'a keyword that is the question',
    'umd global',
    { terms: ['umd global'] },
    { terms: ['umd', 'global'] },
  ],
  [
    'one keyword that says most of the question',
    'icon from my package is gone',
    { terms: ['font files', 'package icon'] },
    { terms: ['icon set', 'package manager'] },
  ],
  [
    'a heading that holds the question letter by letter, before a text',
    'declaration map',
    { title: 'The declaration map', intro: filler },
    { intro: 'A declaration map.' },
  ],
  [
    'a text that does, before one with its words apart',
    'declaration map',
    { intro: 'A declaration map.' },
    { intro: 'A map of each declaration.' },
  ],
  [
    'a heading of which much is asked for',
    'choose bundle or bundleless',
    { title: 'Bundle or bundleless', intro: filler },
    { title: 'Bundle or bundleless and many more matters', intro: filler },
  ],
  [
    'words side by side',
    'keep all comments',
    { intro: 'Legal ones are kept: all comments.' },
    { intro: 'Comments are kept, all of the legal ones.' },
  ],
  [
    'the option above one that no page is about',
    'output.filename.css',
    { title: 'output', sections: [['output.filename', 'Names of files.']] },
    { title: 'css', intro: 'The output, a filename, css.' },
  ],
  [
    'the code that an error begins with',
    'ts9007',
    { sections: [['TS9007: Function must have a return type', filler]] },
    { title: 'dts', terms: ['TS9007'], intro: 'Against TS9007. About TS9007.' },
  ],
];

// Of equal ones the first would stay first.
it.each(decisions)('%s: “%s”', (_, query, first, second) => {
  const [found] = search(query, { '/guide/second': second, '/guide/first': first });
  expect(found).toMatch(/^\/guide\/first/);
});

it('a synonym is all there is for a word that stands nowhere: “摇树”', () => {
  const pages = {
    '/guide/shaking': { intro: 'Tree shaking leaves code out.' },
    '/guide/tree': { intro: 'A tree.' },
  };
  expect(search('摇树', pages)).toEqual(['/guide/shaking']);
});

it('a short word is no slip: “css” and “cjs”', () => {
  expect(search('cxs', { '/guide/styles': { intro: 'css' } })).toEqual([]);
});

it('up to a usual length a text counts in full', () => {
  const pages = {
    '/guide/usual': { intro: `An emblem. ${filler.repeat(6)}` },
    '/guide/short': { intro: 'An emblem.' },
  };
  expect(search('emblem', pages)).toEqual(['/guide/usual', '/guide/short']);
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
