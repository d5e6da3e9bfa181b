import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { buildTree, findCommit, openRevision } from '../../../../scripts/review/revision.mjs';
import { formatReview, judgeNew, readPictures } from '../../../../scripts/review/pictures.mjs';
import { readArguments, requireBrowser } from '../../../../scripts/review/runReview.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'review-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const git = (...args: string[]) => {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
};
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
/** A clone with one commit, and its hash. */
const commitOne = () => {
  write('package-lock.json', 'old');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'one');
  return git('rev-parse', 'HEAD');
};

describe('readArguments', () => {
  it('compares with the last commit unless another is named', () => {
    expect(readArguments([])).toEqual({ ref: 'HEAD', only: undefined });
    expect(readArguments(['v1', '--only', 'search'])).toEqual({ ref: 'v1', only: 'search' });
  });

  it('tells how it is used', () => {
    expect(() => readArguments(['a', 'b'])).toThrow(
      /^One revision at a time, not 2\.\nUsage: npm run review/,
    );
    expect(() => readArguments(['--all'])).toThrow(/Unknown option '--all'.*\nUsage:/s);
  });
});

describe('findCommit', () => {
  it('gives the hash of what is named', () => {
    const commit = commitOne();
    git('tag', 'v1');
    expect(findCommit(root, 'HEAD')).toBe(commit);
    expect(findCommit(root, 'v1')).toBe(commit);
  });

  it('says what is missing: the commit, the history, git', () => {
    commitOne();
    for (const ref of ['nowhere', 'HEAD~9', '--all', 'HEAD:package-lock.json']) {
      expect(() => findCommit(root, ref)).toThrow(`“${ref}” is no commit of this clone`);
    }
    expect(() => findCommit(root, 'HEAD', 'no-such-program')).toThrow('git was not found');
    expect(() => findCommit(tmpdir(), 'HEAD')).toThrow('This folder is no git clone');
  });
});

describe('openRevision', () => {
  it('sets the commit up beside the tree, with its packages and none of its caches, and leaves nothing', () => {
    const commit = commitOne();
    write('package-lock.json', 'new');
    write('node_modules/one/index.js', '1');
    write('node_modules/.cache/one.json', '1');
    const folder = path.join(root, 'aside/tree');
    const revision = openRevision(root, { commit, folder });
    expect(revision.hasOwnPackages).toBe(true);
    expect(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')).toBe('old');
    expect(existsSync(path.join(folder, 'node_modules/one/index.js'))).toBe(true);
    expect(existsSync(path.join(folder, 'node_modules/.cache'))).toBe(false);
    revision.close();
    expect(existsSync(folder)).toBe(false);
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  });
});

describe('buildTree', () => {
  it('names the tree whose build failed, and ends with what the build said', async () => {
    const tool = 'node_modules/@rspress/core/bin/rspress.js';
    const options = { output: 'site', name: 'HEAD~3' };
    await expect(buildTree(root, options)).rejects.toThrow('run "npm ci" first');
    write(tool, 'console.log("a word is missing"); process.exit(1);');
    await expect(buildTree(root, options)).rejects.toThrow(
      /^The build of HEAD~3 failed, so there is nothing to compare:\na word is missing$/,
    );
    write(
      tool,
      'const fs = require("node:fs"); fs.mkdirSync(process.env.OUT_DIR); fs.writeFileSync(process.env.OUT_DIR + "/index.html", "");',
    );
    expect(await buildTree(root, options)).toBe(path.join(root, 'site'));
  });
});

describe('requireBrowser', () => {
  it('says before the builds that a browser is named that does not run', async () => {
    await expect(requireBrowser({ CHROMIUM_PATH: '/no/browser' })).rejects.toThrow(
      'CHROMIUM_PATH names "/no/browser"',
    );
  });
});

const spec = (title: string, result: object, annotations: { type: string }[] = []) => ({
  title,
  ok: 'status' in result && result.status === 'passed',
  tests: [{ annotations, results: [result] }],
});
const expected = [{ name: 'home-expected.png' }, { name: 'home-actual.png' }];

describe('readPictures', () => {
  it('tells what is the same, new, different or cannot be shown', () => {
    const specs = [
      spec('same', { status: 'passed' }),
      spec('new', { status: 'passed' }, [{ type: 'new' }]),
      spec('changed', {
        status: 'failed',
        attachments: expected,
        errors: [
          {
            message:
              'Error: \u001b[2mexpect\u001b[22m\n\n  12 pixels (ratio 0.01 of all image pixels) are different.',
          },
        ],
      }),
      spec('longer', {
        status: 'failed',
        attachments: expected,
        errors: [
          {
            message:
              'Error: x\n  Expected an image 390px by 844px, received 390px by 860px. 9 pixels (ratio 0.01 of all image pixels) are different.',
          },
        ],
      }),
      spec('broken', { status: 'failed', errors: [{ message: 'Error: no such button\n  at' }] }),
      spec('slow', { status: 'timedOut' }),
    ];
    expect(readPictures({ suites: [{ suites: [{ specs }] }] })).toEqual([
      { name: 'same', result: 'same' },
      { name: 'new', result: 'new' },
      { name: 'changed', result: 'differs', reason: '12 pixels' },
      { name: 'longer', result: 'differs', reason: '390px × 844px became 390px × 860px' },
      { name: 'broken', result: 'failed', reason: 'no such button' },
      { name: 'slow', result: 'failed', reason: 'It timedOut.' },
    ]);
  });

  it('fails as the run failed', () => {
    expect(() => readPictures({ suites: [], errors: [{ message: 'Error: no config' }] })).toThrow(
      /^no config$/,
    );
  });
});

describe('judgeNew', () => {
  it('tells a state that was not there from a picture that could not be taken', () => {
    const picture = { name: 'menu', result: 'new' as const };
    const missing = 'there is no page /menu';
    expect(judgeNew(picture, missing)).toEqual({ ...picture, reason: missing });
    expect(judgeNew(picture, 'expect(page).toHaveScreenshot(expected) failed')).toEqual({
      name: 'menu',
      result: 'failed',
      reason: 'the other revision did not come to rest',
    });
    const same = { name: 'menu', result: 'same' as const };
    expect(judgeNew(same, 'no cookie')).toBe(same);
  });
});

describe('formatReview', () => {
  const about = { name: 'HEAD (1234abcd)', report: 'report/index.html' };

  it('is one line where nothing differs', () => {
    expect(formatReview([{ name: 'home', result: 'same' }], about)).toBe(
      '0 of 1 pictures differ from HEAD (1234abcd), 1 are the same.\n\nSide by side: report/index.html',
    );
  });

  it('lists what differs and by how much, what cannot be shown, and what is new', () => {
    const text = formatReview(
      [
        { name: 'home', result: 'differs', reason: '12 pixels' },
        { name: 'search', result: 'failed', reason: 'no such button' },
        { name: 'menu', result: 'new', reason: 'there is no page /menu' },
        { name: 'page', result: 'same' },
      ],
      about,
    );
    expect(text)
      .toBe(`1 of 4 pictures differ from HEAD (1234abcd), 1 are the same, 1 are new, 1 could not be compared.

Differ:
  home: 12 pixels

Could not be compared:
  search: no such button

New, since the other revision could not show them:
  menu: there is no page /menu

Side by side: report/index.html`);
  });
});
