import { describe, expect, test } from '@rstest/core';
import { gzipSync } from 'node:zlib';
import { openFacts } from '../../../../../build/components';
import { createPageReader } from '../../../../../build/components/docsPages';
import { translate } from '../../../../../build/components/factStore';
import { listReleaseSteps } from '../../../../../build/render/tools/releaseSteps';
import { compareTool } from '../../../../../facts/upgrade/compareTool';
import { listUpgrade, type Need } from '../../../../../site/upgradeSteps';

const facts = openFacts(createPageReader('docs'));
const steps = listReleaseSteps(facts);
const minors = facts.listMinors().filter(({ release }) => release);

describe('an upgrade from 0.18 to 1.0', () => {
  const upgrade = listUpgrade(steps, '0.18', '1.0');
  const listNames = (need: Need, kind: string) =>
    upgrade.filter((one) => one.need === need && one.kind === kind).map(({ name }) => name);

  test.each([
    // The last two accept what they did, and it means something else.
    ['must', 'option', ['source.alias', 'experiments.advancedEsm', 'syntax', 'dts.tsgo']],
    ['must', 'export', ['build', 'runCli']],
    ['must', 'requirement', ['Node.js']],
    // They accept more than before.
    ['may', 'requirement', ['TypeScript']],
    ['may', 'option', ['wasm', 'dts.isolated', 'autoExternal']],
    ['may', 'flag', ['--mode', '--no-env']],
    ['may', 'default', ['source.decorators.version', 'server.host']],
    ['none', 'default', ['rspack.externalsType']],
    ['none', 'requirement', ['Rsbuild', 'Rspack']],
  ] as const)('%s: %s', (need, kind, names) => {
    expect(listNames(need, kind)).toEqual(expect.arrayContaining([...names]));
    for (const other of ['must', 'may', 'none'] as const) {
      if (other === need || kind !== 'requirement') continue;
      for (const name of names) expect(listNames(other, kind)).not.toContain(name);
    }
  });

  test('says what took the place of an option, and which formats have another default', () => {
    const find = (wanted: string) => upgrade.find(({ name }) => name === wanted);
    expect(find('source.alias')).toMatchObject({
      text: 'Removed; use `resolve.alias`',
      release: { name: '0.20' },
    });
    expect(find('source.decorators.version')?.text).toBe(
      'esm, cjs, umd, iife, mf: `"2022-03"` → `"2023-11"`',
    );
  });

  test('leaves out what came back, parts of what is new, and what an open type may still take', () => {
    const names = upgrade.map(({ name }) => name);
    // Gone in 0.19, back in 0.23.
    for (const name of ['RslibConfigAsyncFn', 'wasm.mode', 'server.proxy.target']) {
      expect(names).not.toContain(name);
    }
  });
});

test('releases one after the other tell what two snapshots differ in', () => {
  const told = new Set(minors.flatMap(({ changes }) => changes.map(({ name }) => name)));
  const list = (changes: readonly { kind: string; name: string; of: string }[]) =>
    changes
      .filter(({ kind, name }) => /flag|export|message/.test(kind) && told.has(name))
      .filter(({ of }) => of === 'new' || of === 'gone')
      .map(({ kind, name, of }) => `${kind} ${name} ${of}`)
      .sort();
  const last = minors.at(-1);
  for (const { name, release } of minors.slice(0, -1)) {
    const direct = compareTool(release?.tool ?? {}, last?.release?.tool ?? {});
    expect(list(listUpgrade(steps, name, last?.name ?? ''))).toEqual(
      list(direct.map(({ difference, ...rest }) => ({ ...rest, of: difference.of }))),
    );
  }
});

test('what the browser fetches stays small', () => {
  const json = JSON.stringify(listReleaseSteps(translate(facts, 'zh')));
  expect(gzipSync(json).length).toBeLessThan(60 * 1024);
});
