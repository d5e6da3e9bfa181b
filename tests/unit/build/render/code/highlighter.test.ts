import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@rstest/core';
import { createOnigurumaEngine, getSingletonHighlighter, type RegexEngine } from 'shiki';
import { openHighlighter, shareScanners } from '../../../../../build/render/code/highlighter';

describe('openHighlighter', () => {
  it('opens the one that the framework gives its pages', async () => {
    await openHighlighter();
    const framework = createRequire(path.resolve('node_modules/@rspress/core/package.json'));
    const file = pathToFileURL(framework.resolve('@shikijs/rehype')).href;
    const { default: rehypeShiki } = await import(/* webpackIgnore: true */ file);
    const theme = { name: 'only-here', type: 'light', settings: [] };
    await rehypeShiki({ theme, langs: ['ts'] })({ type: 'root', children: [] });
    const highlighter = await getSingletonHighlighter();
    expect(highlighter.getLoadedThemes()).toContain('only-here');
    expect(highlighter.getLoadedLanguages()).toContain('vue');
  });
});

describe('shareScanners', () => {
  const count = async () => {
    const made: (string | RegExp)[][] = [];
    const inner = await createOnigurumaEngine(import('shiki/wasm'));
    const engine: RegexEngine = {
      ...inner,
      createScanner: (patterns) => {
        made.push([...patterns]);
        return inner.createScanner(patterns);
      },
    };
    return { made, shared: shareScanners(engine) };
  };

  it('compiles the same patterns once, and finds what they find', async () => {
    const { made, shared } = await count();
    const [first, second] = [shared.createScanner(['b', 'c+']), shared.createScanner(['b', 'c+'])];
    expect(made).toEqual([['b', 'c+']]);
    first.dispose?.();
    const found = second.findNextMatchSync(shared.createString('accb'), 0, 0);
    expect(found).toMatchObject({ index: 1, captureIndices: [{ start: 1, end: 3 }] });
  });

  it('tells other patterns, and another order of them, apart', async () => {
    const { made, shared } = await count();
    for (const patterns of [['b', 'c'], ['c', 'b'], ['b","c']]) shared.createScanner(patterns);
    expect(made).toHaveLength(3);
  });
});
