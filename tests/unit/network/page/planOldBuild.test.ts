import { describe, expect, it } from '@rstest/core';
import { planOldBuild } from '../../../network/page/planOldBuild';
import { planSteps } from '../../../network/page/planSteps';
import type { Fence } from '../../../network/page/readFences';

const fence = (line: number, title: string | undefined, reason: string, text: string): Fence => ({
  line,
  language: 'ts',
  words: ['fragment'],
  attributes: { ...(title && { title }), 'not-run': reason },
  text,
});
const tool = { packages: { old: '2.0.0', typescript: '5.9.3' }, command: 'npx old' };

const plan = (...fences: Fence[]) =>
  planOldBuild({ fences, steps: planSteps(fences, 'page.mdx') }, 'page.mdx', tool);

describe('planOldBuild', () => {
  it('writes the configuration, and builds where the page draws what the tool wrote', () => {
    expect(
      plan(
        fence(3, 'old.config.ts', 'built with old 2.0.0', 'config'),
        fence(9, 'dist of old', 'built with old 2.0.0', 'dist\n└── a.js  5 B'),
      ),
    ).toEqual([
      { line: 3, type: 'write', file: 'old.config.ts', text: 'config' },
      { line: 9, type: 'run', commands: 'npm install -D old@2.0.0 typescript@5.9.3' },
      { line: 9, type: 'run', commands: 'npx old' },
      { line: 9, type: 'compareFolder', folder: 'dist', files: [{ path: 'a.js', size: 5 }] },
    ]);
  });

  it('keeps what is left out for another reason', () => {
    const steps = plan(fence(3, undefined, 'no network', 'npx create'));
    expect(steps).toEqual([
      { line: 3, type: 'leaveOut', text: 'npx create', reason: 'no network' },
    ]);
  });

  it('refuses a page about another version', () => {
    expect(() => plan(fence(3, 'old.config.ts', 'built with old 1.0.0', 'config'))).toThrow(
      'page.mdx:3: this is not about 2.0.0: built with old 1.0.0.',
    );
  });
});
