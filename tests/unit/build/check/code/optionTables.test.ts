import { describe, expect, it } from '@rstest/core';
import { checkFlagPage } from '../../../../../build/check/code/optionTables';
import { readPageContent } from '../../../../../build/components/docsPages';

const commands = [
  { name: 'build', description: '', flags: [flag('--watch'), flag('--root')] },
  { name: 'inspect', description: '', flags: [flag('--root')] },
];

const check = (text: string) =>
  checkFlagPage(
    {
      ...readPageContent(text),
      file: 'en/guide/basic/cli.mdx',
      route: '/guide/basic/cli',
      language: 'en',
    },
    commands,
  );

describe('every flag is on the page of the command line', () => {
  it('named by its component, once for all commands', () => {
    expect(check('| <Flag name="--watch" /> |\n\n<Flag name="--root" />\n')).toEqual([]);
  });

  it('is missed where only a sentence names it', () => {
    expect(check('`--watch` and <Flag name="--root" />\n')).toMatchObject([
      {
        line: 1,
        rule: 'option-undocumented',
        message: 'No table names `--watch`, a flag of `rslib build`.',
      },
    ]);
  });
});

function flag(name: string) {
  return { name, description: '' };
}
