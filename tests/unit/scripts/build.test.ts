import { readdirSync } from 'node:fs';
import { beforeEach, expect, it, onTestFinished, rs } from '@rstest/core';
import { buildSite } from '../../../scripts/build.mjs';
import { createTestFolder } from '../../support/testFolder';

/** Stands for the framework: writes what it was told into the folder it was given. */
const goodTool = `
import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync(process.env.OUT_DIR, { recursive: true });
writeFileSync(process.env.OUT_DIR + '/index.html', 'new ' + process.argv[2] + ' ' + process.env.BASE);
mkdirSync(process.env.OUT_DIR + '/../deploy', { recursive: true });
writeFileSync(process.env.OUT_DIR + '/../deploy/nginx.conf', 'new');
`;
const halfTool = goodTool.replace('index.html', 'half.html');

const { root, write, read: readFile } = createTestFolder();
beforeEach(() => {
  write('doc_build/index.html', 'old');
  write('deploy/nginx.conf', 'old');
  write('deploy/mine.conf', 'mine');
});
const useTool = (source: string) => {
  write('scripts/run.mjs', '');
  write('node_modules/@rspress/core/package.json', '{ "type": "module" }');
  write('node_modules/@rspress/core/bin/rspress.js', source);
};
const read = (file = 'doc_build/index.html') => readFile(file);
const leftovers = () => readdirSync(root).filter((name) => name.startsWith('.doc_build'));
const build = (env: NodeJS.ProcessEnv = {}) =>
  buildSite({ root, env: { ...process.env, OUT_DIR: '', BASE: '/repo/', ...env } });

it('puts the new output in place of the last one and passes BASE on', async () => {
  useTool(goodTool);
  expect(await build()).toBe(0);
  expect(read()).toBe('new build /repo/');
  expect(read('deploy/nginx.conf')).toBe('new');
  expect(read('deploy/mine.conf')).toBe('mine');
  expect(leftovers()).toEqual([]);
});

it('leaves the last output whole when the tool fails half-way, and passes its code on', async () => {
  useTool(`${halfTool}process.exit(3);`);
  expect(await build()).toBe(3);
  expect(read()).toBe('old');
  expect(read('deploy/nginx.conf')).toBe('old');
  expect(leftovers()).toEqual([]);
});

const listenToOutput = () => {
  const shown: string[] = [];
  const write = rs.spyOn(process.stdout, 'write').mockImplementation((text) => {
    shown.push(String(text));
    return true;
  });
  onTestFinished(() => write.mockRestore());
  return () => shown.join('');
};
const talkingTool = `console.log('the tool speaks');${goodTool}`;

it('shows what the tool said meanwhile once the content has no issue', async () => {
  const getOutput = listenToOutput();
  useTool(talkingTool);
  write('scripts/run.mjs', "console.log('checked'); setTimeout(() => {}, 500);");
  expect(await build()).toBe(0);
  expect(getOutput()).toMatch(/checked\n.*the tool speaks\n/s);
});

it('builds while the content is checked, and ends that build where it is wrong', async () => {
  useTool(`${goodTool}setInterval(() => {}, 1000);`);
  const wait =
    'const wait = setInterval(() => existsSync(".doc_build.next") && process.exit(4), 20);';
  write('scripts/run.mjs', `import { existsSync } from 'node:fs'; ${wait}`);
  expect(await build()).toBe(4);
  expect(read()).toBe('old');
  expect(leftovers()).toEqual([]);
}, 20_000);

it('refuses an output without a home page', async () => {
  useTool(halfTool);
  await expect(build()).rejects.toThrow(
    'The build wrote no index.html to .doc_build.next/site: does rspress.config.ts set outDir from OUT_DIR?',
  );
  expect(read()).toBe('old');
  expect(leftovers()).toEqual([]);
});

it('clears what an interrupted build left', async () => {
  useTool(`${halfTool}process.exit(3);`);
  write('.doc_build.next/half.html', 'half');
  write('.doc_build.lock', '999999999');
  await build();
  expect(leftovers()).toEqual([]);
});

it('does not run while another build does', async () => {
  useTool(goodTool);
  write('.doc_build.lock', String(process.ppid));
  await expect(build()).rejects.toThrow(
    `Another build is running (process ${process.ppid}): wait until it ends.`,
  );
  expect(read()).toBe('old');
  expect(leftovers()).toEqual(['.doc_build.lock']);
});
