import { describe, expect, it } from '@rstest/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../../facts/cases/paths';
import { isFragment, listFiles } from '../../../build/read/files';
import { findShapeFaults } from './findShapeFaults';
import { ownShapes, pageShapes, type PageShape } from './pageShapes';

const folder = path.join(repository, 'docs/en');
const files = listFiles(folder).filter((file) => file.endsWith('.mdx') && !isFragment(file));
const getShape = (kind: string): PageShape => {
  const shape = pageShapes.find((one) => one.kind === kind);
  if (!shape) throw new Error(`There is no kind “${kind}”.`);
  return shape;
};

describe('pages of a kind have its parts, in order', () => {
  it('every page is of one kind, or one of its own', () => {
    const countKinds = (file: string) =>
      pageShapes.filter((shape) => shape.files.test(file)).length +
      ownShapes.filter((own) => own.test(file)).length;
    expect(files.filter((file) => countKinds(file) !== 1)).toEqual([]);
  });

  for (const shape of pageShapes) {
    it(`${shape.kind}`, () => {
      const own = files.filter((file) => shape.files.test(file));
      expect(own).not.toEqual([]);
      const faults = own.flatMap((file) =>
        findShapeFaults(readFileSync(path.join(folder, file), 'utf8'), shape).map(
          (fault) => `docs/en/${file}: ${fault}`,
        ),
      );
      expect(faults).toEqual([]);
    });
  }
});

describe('a page that lacks a part', () => {
  const solution = [
    '---\ntitle: React\n---\n\n# React\n',
    'You build a component.\n',
    '## Create the package\n',
    '## Build it\n\n<Output case="react" />\n',
    '## Check it before you publish\n\n<Verdict case="react" />\n',
    '## Use it\n',
    '## What can go wrong\n\n### No styles\n',
    '## Next\n\n- [One](/one)\n- [Two](/two)\n',
  ];
  const check = (parts: readonly string[], kind = 'solution') =>
    findShapeFaults(parts.join('\n'), getShape(kind));

  it('is told which, and a whole one nothing', () => {
    expect(check(solution)).toEqual([]);
    expect(check(solution.filter((part) => !part.startsWith('## Check')))).toEqual([
      '“## Check it before you publish” is missing',
    ]);
    expect(check(solution.filter((part) => !part.startsWith('You')))).toEqual([
      'no paragraph stands before the first section',
    ]);
  });

  it('is told of a wrong order, and of a section that lacks what it is for', () => {
    const [front = '', lead = '', create = '', build = '', ...others] = solution;
    expect(check([front, lead, build, create, ...others])).toEqual([
      '“## Build it” stands before “## Create the package”',
    ]);
    const last = '## Next\n\n- [One](/one)\n';
    expect(check([...solution.slice(0, -1), last])).toEqual(['“## Next” lacks two to four links']);
    expect(check([...solution, '- [3](/3) [4](/4) [5](/5)'])).toEqual([
      '“## Next” lacks two to four links',
    ]);
    expect(check([front, lead, create, '## Build it\n', ...others])).toEqual([
      '“## Build it” lacks what the build wrote (`<Output … />`)',
    ]);
  });

  it('does not take a heading within code, or of another depth, for the part', () => {
    const hidden = solution.map((part) =>
      part.replace(/^## Use it/, '```md fragment\n## Use it\n```\n\n### Use it'),
    );
    expect(check(hidden)).toEqual(['“## Use it” is missing']);
  });

  it('is told of the facts that an option lacks, and of a heading that is no question', () => {
    const option = ['# lib.id\n', 'Names an item.\n', '## Use\n\n```ts config\nid\n```\n'];
    expect(check(option, 'option')).toContain(
      'before the first section it lacks the facts of the option (`<Option … />`)',
    );
    const resolve = ['# resolve\n', 'Finds files.\n', '## What applies to a library\n'];
    expect(check(resolve, 'options of Rsbuild')).toContain(
      'no heading is the name of an option in code',
    );
    const questions = ['# FAQ\n', 'Short.\n', '## Is it fast?\n', '## Speed\n'];
    expect(check(questions, 'questions')).toEqual([
      '“## Speed” is not a question, or a message in code',
    ]);
  });
});
