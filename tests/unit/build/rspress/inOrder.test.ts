import type { RsbuildPlugin } from '@rsbuild/core';
import { expect, it } from '@rstest/core';
import { inOrder, type Step } from '../../../../build/rspress/inOrder';

/** Finishes pages in memory with these steps; returns the files as they are written. */
async function finish(steps: readonly Step[], files: Record<string, string>) {
  const plugins = [inOrder('docs', steps).builderConfig?.plugins].flat() as RsbuildPlugin[];
  let handler: (given: object) => Promise<void> = async () => {};
  const processAssets = (_place: object, given: typeof handler) => (handler = given);
  await plugins.at(-1)?.setup({ processAssets } as never);
  const written = new Map(Object.entries(files));
  const toAsset = (text: string) => ({ source: { source: () => text } });
  const write = (name: string, { text }: { text: string }) => written.set(name, text);
  await handler({
    assets: files,
    compilation: {
      getAsset: (name: string) => toAsset(written.get(name) ?? ''),
      updateAsset: write,
      emitAsset: write,
    },
    sources: {
      RawSource: class {
        constructor(readonly text: string) {}
      },
    },
    environment: { config: { output: { assetPrefix: '/' } } },
  });
  return Object.fromEntries(written);
}

it('finishes files step by step, in the order of the list, each when the one before has ended', async () => {
  const slow: Step = {
    name: 'slow',
    async finishFiles(files) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      files.write('a.html', `${files.read('a.html')}1`);
      files.write('b.md', 'added');
    },
  };
  const quick: Step = {
    name: 'quick',
    finishFiles: (files) => files.write('a.html', `${files.read('a.html')}2 ${files.list()}`),
  };
  expect(await finish([slow, quick], { 'a.html': '0' })).toEqual({
    'a.html': '012 a.html,b.md',
    'b.md': 'added',
  });
  expect(await finish([quick, slow], { 'a.html': '0' })).toMatchObject({ 'a.html': '02 a.html1' });
});

it('names the step that fails, and starts none where no page was made', async () => {
  const broken: Step = {
    name: 'broken',
    finishFiles: () => {
      throw new Error('no style');
    },
  };
  await expect(finish([broken], { 'a.html': '' })).rejects.toThrow('Step broken: no style');
  expect(await finish([broken], { 'a.md': '' })).toEqual({ 'a.md': '' });
});

it('fails where a build has ended and Rspress has made no page that could be finished', async () => {
  const step: Step = { name: 'step', afterBuild: () => {} };
  await expect(inOrder('docs', [step]).afterBuild?.({}, true)).rejects.toThrow('outputFiles.ts');
  await expect(inOrder('docs', [step]).afterBuild?.({}, false)).resolves.toBeUndefined();
});

it('fails where Rspress has not shown the pages to steps that change them', async () => {
  const step: Step = { name: 'step', pagesRead: () => {} };
  await expect(finish([step], { 'a.html': '' })).rejects.toThrow('modifySearchIndexData');
});

it('refuses what it does nothing with', () => {
  const step = { name: 'step', globalStyles: 'a.css' } as Step;
  expect(() => inOrder('docs', [step])).toThrow('Step step: inOrder.ts does nothing with');
});
