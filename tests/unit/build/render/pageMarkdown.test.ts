import type { PageIndexInfo } from '@rspress/core';
import { describe, expect, it } from '@rstest/core';
import i18n from '../../../../i18n.json' with { type: 'json' };
import { openFactStore, translate } from '../../../../build/components/factStore';
import { getCalloutTitle } from '../../../../build/render/callouts';
import { pageMarkdown, previewMarkdown, toMarkdown } from '../../../../build/render/pageMarkdown';

const facts = openFactStore();
const context = {
  facts,
  words: { error: 'Error', warning: 'Warning' },
  calloutTitle: getCalloutTitle('en'),
};
const write = (source: string): string => toMarkdown(source, context);

describe('computed components', () => {
  it('are code and tables', () => {
    const text = write(
      '# Bundle\n\n<Option path="bundle" />\n\nIt gives:\n\n<Output case="format-esm" file="index.js" />\n\nEnd.\n',
    );
    expect(text).toContain('* **Type** `boolean`\n* **Default** ');
    expect(text).toContain('```js title="dist/index.js"\nfunction splitWords(text) {');
    expect(text).toMatch(/It gives:\n\n```js[\s\S]*```\n\nEnd\.\n$/);
    expect(text).not.toContain('<O');
  });

  it('keep a cell a cell: a bar would end it', () => {
    const wanted = '<Version of="node" wantedBy="@rslib/core" />';
    expect(write(`| Needs |\n| - |\n| ${wanted} |\n`)).toMatch(/ \\\|\\\| .*\|\n$/);
    expect(write(`Needs ${wanted}.\n`)).toMatch(/ \|\| /);
  });
});

it('an id that the words of a heading do not give stays, as links need it', () => {
  expect(write('## Which `dts`? {#which-dts}\n\nText\n')).toBe('## Which `dts`?\n\nText\n');
  const text = write(
    '## Which `dts`? {#which-one}\n\nNeeds <Version of="node" wantedBy="@rslib/core" />\n',
  );
  expect(text).toMatch(/^## Which `dts`\? \\\{#which-one}\n\nNeeds .*20\.19/);
});

describe('drawn components', () => {
  it('are what is between their tags', () => {
    expect(
      write('<Columns>\n<Column>\n\na\n\n</Column>\n<Column>\n\nb\n\n</Column>\n</Columns>\n'),
    ).toBe('a\n\nb\n');
  });

  it('that need a browser say so in the language of the page', () => {
    const tool = '<PackageCheck />\n';
    expect(() => write('<Steps />')).toThrow('`<Steps>` is empty, and would be missing there');
    expect(write(tool)).toBe(`${i18n['facts.needsBrowser'].en}\n`);
    const chinese = { ...context, facts: translate(facts, 'zh') };
    expect(toMarkdown(tool, chinese)).toBe(`${i18n['facts.needsBrowser'].zh}\n`);
  });

  it('show a command for each package manager under its name', () => {
    const text = write('- <PackageManagerTabs command="install" />\n');
    expect(text).toContain('**npm**\n\n  ```bash\n  npm install\n  ```\n\n  **yarn**');
    expect(text).toContain('  ```bash\n  bun install\n  ```\n');
  });

  it('show each tab under its label, steps as what they hold, a diagram as a list with a title', () => {
    expect(
      write(
        '<Tabs group="a">\n<Tab label="One">\n\ntext\n\n</Tab>\n<Tab label="Two">\n\n- b\n\n</Tab>\n</Tabs>\n\n' +
          '<StepsStart />\n\n### First\n\n<StepsEnd />\n\n<Diagram title="D">\n\n- A\n\n</Diagram>\n',
      ),
    ).toBe('**One**\n\ntext\n\n**Two**\n\n* b\n\n### First\n\n**D**\n\n* A\n');
  });

  it('say what an arrow asks before where it leads', () => {
    const boxes = '- `a`\n  - → B: false\n  - → C\n- B\n- C\n- D\n';
    expect(write(`<Diagram title="T">\n\n${boxes}\n</Diagram>\n`)).toBe(
      '**T**\n\n* `a`: false → B\n* `a` → C\n* D\n',
    );
  });
});

describe('why code was not run', () => {
  it('is said below the code', () => {
    expect(write('```bash shell not-run="it needs a network"\nnpx a\n```\n')).toBe(
      '```bash\nnpx a\n```\n\n*it needs a network.*\n',
    );
  });

  it('is said once for all package managers', () => {
    const text = write('<PackageManagerTabs command="create rslib" not-run="no network" />\n');
    expect(text.match(/no network\./g)).toHaveLength(1);
    expect(text).toMatch(/bun create rslib\n```\n\n\*no network\.\*\n$/);
  });

  it('is said once in a section', () => {
    const fence = '```bash shell not-run="no network"\nnpx a\n```\n\n';
    const sections = write(`${fence}${fence}## B\n\n${fence}`).split('## B');
    expect(sections.map((section) => section.split('no network').length - 1)).toEqual([1, 1]);
  });
});

describe('callouts', () => {
  it('are quotes below their kind and title, which any viewer knows', () => {
    expect(write(':::warning\nDo `a`.\nThen b.\n:::\n\nText.\n')).toBe(
      '> **Warning**\n>\n> Do `a`.\n> Then b.\n\nText.\n',
    );
    expect(write('- One:\n\n  :::info What was run\n\n  a\n\n  - b\n\n  :::\n')).toBe(
      '* One:\n\n  > **Info: What was run**\n  >\n  > a\n  >\n  > * b\n',
    );
  });

  it('that fold are their title and what they hold', () => {
    expect(write(':::details The file\n\n```js\na\n```\n\n:::\n\n:::note\nb\n:::\n')).toBe(
      '**The file**\n\n```js\na\n```\n\n> **Note**\n>\n> b\n',
    );
  });

  it('without an end stay as they are', () => {
    expect(write(':::note\na\n')).toBe(':::note\na\n');
  });
});

it('code keeps its title and loses what says how it is checked', () => {
  const fence = '```ts title="a.ts" config case="b" wrapCode\na();\n```';
  expect(write(`# A\n\n${fence}\n\nText.\n`)).toBe(
    '# A\n\n```ts title="a.ts"\na();\n```\n\nText.\n',
  );
});

describe('a page', () => {
  it('that is no MDX, or names what is not there, stays as it is: its HTML reports it', () => {
    for (const source of ['a { b\n', '<Output case="nothing" />\n']) {
      expect(write(source)).toBe(source);
    }
  });

  it('can be read before it is built, without front matter', () => {
    const chinese = previewMarkdown('docs', 'zh/offline');
    expect(chinese).toMatch(new RegExp(`^\\s*# [^]*\\n${i18n['facts.needsBrowser'].zh}\\n`));
  });

  it('is rewritten for the files of a build, and the start of a development server waits for none', async () => {
    const { pagesRead } = pageMarkdown({ root: 'docs', facts });
    const read = async (isProduction: boolean) => {
      const page = { _flattenContent: '<Option path="bundle" />\n', lang: 'en' } as PageIndexInfo;
      await pagesRead?.([page], isProduction);
      return page._flattenContent;
    };
    expect(await read(true)).toContain('**Type**');
    expect(await read(false)).toBe('<Option path="bundle" />\n');
  });

  it('is named where its Markdown cannot be written for another reason, or Rspress gives no text', () => {
    const broken = { getTitle: undefined } as never;
    expect(() => toMarkdown(':::note\na\n:::\n', { ...context, calloutTitle: broken })).toThrow(
      TypeError,
    );
    const { pagesRead } = pageMarkdown({ root: 'docs', facts });
    const page = { routePath: '/a' } as PageIndexInfo;
    expect(() => pagesRead?.([page], true)).toThrow('no `_flattenContent` of /a');
  });
});
