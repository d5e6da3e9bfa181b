import { describe, expect, it } from '@rstest/core';
import type { Root, RootContent } from 'mdast';
import { parseTree, writeTree } from '../mdx';
import { readPage } from '../readPage';
import { countChecks } from '../../../../build/components/pageChecks';
import { addCheckedLine } from '../../../../build/render/checkedLine';
import { checkedPages } from '../../../../build/components/list/checkedPages';
import { checkShell } from '../../../../build/check/code/shell';
import { toPageIssue } from '../../../../build/check/code/fenceClass';
import { openFactStore, translate } from '../../../../build/components/factStore';
import { createStore } from '../check/code/createStore';

const source = [
  '---\ntitle: Format\n---\n\n# Format\n',
  '```ts config\na\n```\n',
  '```ts title="src/a.ts" module\na\n```\n',
  '```ts title="src/b.ts" module case="esm"\na\n```\n',
  '```bash shell\nnpm install @rslib/core\n```\n',
  '```bash shell\nnpx rslib build\n```\n',
  '```js title="dist/a.js" output case="esm"\na\n```\n',
  '```ts config expect-error="message"\na\n```\n',
  '```ts fragment\na\n```\n',
  '```bash title="terminal" shell not-run="no network"\na\n```\n',
  '<Output case="esm" />\n\n<OutputDiff from="esm" to="cjs" />\n\n<Flag name="--watch" /> <Tested cases="esm umd" />\n',
].join('\n');

const page = readPage(source, 'en/format.mdx');
const counted = countChecks(page);

it('counts what was run, what was only read, what nothing checks, and the cases it rests on', () => {
  expect(counted).toMatchObject({
    title: 'Format',
    kinds: {
      config: 1,
      module: 1,
      builtSource: 1,
      shell: 1,
      otherCommand: 1,
      output: 1,
      error: 1,
      fragment: 1,
      component: 2,
    },
    ran: 6,
    read: 3,
    unchecked: 2,
    cases: ['cjs', 'esm', 'umd'],
    notRun: [{ name: 'terminal', reason: 'no network' }],
    hasLine: true,
  });
});

const read = (element: string) => readPage(`---\ntitle: a\n---\n\n${element}\n`).fences;

it('a command for several package managers: is compared with the tool in each of them', () => {
  const { tool } = openFactStore();
  const issues = read('<PackageManagerTabs command="exec rslib build --keep" />').flatMap((fence) =>
    checkShell(fence.code, { commands: tool.commands, packages: [] }).map(
      (issue) => `${toPageIssue(fence, issue).line} ${issue.rule}`,
    ),
  );
  expect(issues).toEqual(Array.from({ length: 4 }, () => '5 shell-unknown'));
});

function transform(
  markdown: string,
  plugin: (tree: Root, file: never) => void,
  path = 'docs/en/a.mdx',
) {
  const tree = parseTree(markdown);
  const file = {
    path,
    fail: (reason: string) => {
      throw new Error(reason);
    },
  };
  plugin(tree, file as never);
  return writeTree(tree);
}

describe('the line of a page', () => {
  const record = { tool: '@rslib/core 1.0.1', ran: 6, read: 3, unchecked: 2, cases: 'cjs esm' };
  const addLine = (path?: string, root = 'docs') =>
    transform(
      '```ts not-run="no network"\na\n```\n',
      addCheckedLine(root, () => record),
      path,
    );

  it('is in the language of the page, wherever the repository is', () => {
    const say = (file: string) => addLine(`/home/zh/docs/${file}`, '/home/zh/docs');
    expect(say('en/guide/zh/a.mdx')).toContain('*no network.*');
    expect(say('zh/a.mdx')).toContain('*no network。*');
  });

  it('ends the page, and the reason is below its fence', () => {
    expect(addLine()).toBe(
      '```ts not-run="no network"\na\n```\n\n*no network.*\n\n' +
        '<CheckedLine tool="@rslib/core 1.0.1" ran="6" read="3" unchecked="2" cases="cjs esm" />\n',
    );
  });
});

const write = (children: readonly RootContent[]): string =>
  writeTree({ type: 'root', children: [...children] });

describe('<CheckedPages of="examples" />', () => {
  const store = createStore({ 'css-modules': {}, css: {}, cssom: {}, 'dts-true': {} });
  const cases = ['css', 'css-modules', 'cssom'];
  const shown = { ...counted, cases, title: 'CSS', route: '/guide/advanced/css' };
  const listed = { ...counted, cases, title: 'FAQ', route: '/guide/faq/features' };
  const chinese = { ...shown, file: 'zh/guide/advanced/css.mdx' };
  const report = (subject: string, pages = [shown, listed, chinese]) =>
    write(
      checkedPages.render({ of: 'examples', subject }, { ...store, listPageChecks: () => pages }),
    );

  it('lists pages with the cases whose ids begin with the subject, each case once', () => {
    expect(report('styles', [shown, { ...shown, title: 'Other', route: '/other' }])).toBe(
      '* [CSS](/guide/advanced/css)\n  * What is css-modules?\n  * What is css?\n',
    );
  });

  it('leaves out pages that only list, unless there is no other', () => {
    expect(report('styles')).not.toContain('FAQ');
    expect(report('styles', [listed])).toContain('[FAQ](/guide/faq/features)');
  });

  it('has the questions of a translated page in its language, or else marked as English', () => {
    const pages = { ...store, listPageChecks: () => [shown] };
    const sentences = { 'What is css-modules?': 'css-modules 是什么？' };
    const drawn = checkedPages.render(
      { of: 'examples', subject: 'styles' },
      { ...translate(pages, 'zh'), sentences },
    );
    expect(write(drawn as RootContent[])).toBe(
      '* [CSS](/guide/advanced/css)\n  * css-modules 是什么？\n  * What is css?\n',
    );
    const data = { hName: 'span', hProperties: { lang: 'en' } };
    expect(JSON.stringify(drawn).split(JSON.stringify(data))).toHaveLength(2);
    expect(translate(pages, 'en').sentences).toBeUndefined();
  });

  it('refuses a subject of which nothing is shown', () => {
    expect(() => report('declarations')).toThrow('no page shows a case of it');
  });
});
