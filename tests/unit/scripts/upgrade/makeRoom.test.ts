import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@rstest/core';
import { makeRoom } from '../../../../scripts/upgrade/aside.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'make-room-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function install(name: string, manifest: object = {}): void {
  const place = path.join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'package.json'), JSON.stringify({ name, ...manifest }));
}

it('leaves what cases need, without the old tool and what builds this site', () => {
  const site = { '@site/core': '1', '@site/plugin': '1' };
  const kept = { '@rsbuild/plugin-react': '1', react: '1' };
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ devDependencies: { ...site, ...kept, '@rslib/core': '1.0.1' } }),
  );
  install('@site/plugin', { peerDependencies: { '@site/core': '1' } });
  install('@site/core', { dependencies: { '@rsbuild/core': '2' } });
  install('@rsbuild/plugin-react', { peerDependencies: { '@rsbuild/core': '2' } });
  install('react');
  install('@rslib/core', { dependencies: { '@rsbuild/core': '2', 'rsbuild-plugin-dts': '1' } });
  for (const name of ['@rsbuild/core', '@rspack/core', '@rspack/binding-linux-x64-gnu']) {
    install(name);
  }
  install('@rspack/plugin-react-refresh');

  makeRoom(folder, { '@rslib/core': '0.9.0', '@rsbuild/core': '1.4.0' });

  const has = (name: string) => existsSync(path.join(folder, 'node_modules', name));
  const gone = ['@site/core', '@site/plugin', '@rslib/core', '@rsbuild/core', '@rspack/core'];
  expect(gone.filter(has)).toEqual([]);
  expect(has('@rspack/binding-linux-x64-gnu')).toBe(false);
  expect(['react', '@rsbuild/plugin-react', '@rspack/plugin-react-refresh'].every(has)).toBe(true);
  expect(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))).toEqual({
    devDependencies: { ...kept, '@rslib/core': '0.9.0', '@rsbuild/core': '1.4.0' },
  });
});
