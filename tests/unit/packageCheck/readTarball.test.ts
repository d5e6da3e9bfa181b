import { describe, expect, it } from '@rstest/core';
import { gzipSync } from 'node:zlib';
import { readManifest } from '../../../packageCheck/manifest';
import { limits } from '../../../packageCheck/PackageError';
import { isRead, readTarball } from '../../../packageCheck/readTarball';
import { writeTar, writeTarball } from '../../support/writeTarball';

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const toBlob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);
const manifest = { path: 'package/package.json', content: '{"name":"slugs"}' };
const read = async (blob: Blob) => readManifest(await readTarball(blob));

describe('readTarball', () => {
  it('reads files without their common folder, whatever its name', async () => {
    const files = await readTarball(
      writeTarball([
        { path: 'slugs/', type: '5' },
        { ...manifest, path: 'slugs/package.json' },
        { path: 'slugs/dist/index.js', content: 'export {};' },
        { path: 'slugs/logo.png', content: 'x'.repeat(600) },
        { path: 'slugs/README', content: 'Read me' },
      ]),
    );
    expect([...files.keys()]).toEqual(['package.json', 'dist/index.js', 'logo.png', 'README']);
    expect(text(files.get('dist/index.js'))).toBe('export {};');
    expect(files.get('logo.png')).toHaveLength(0);
    expect(text(files.get('README'))).toBe('Read me');
  });

  it('reads long paths of pax and GNU, and a tar that is not compressed', async () => {
    const long = `package/dist/${'folder/'.repeat(20)}index.js`;
    const record = ` path=${long}\n`;
    const entries = [
      { path: 'x', type: 'x', content: `${record.length + 3}${record}` },
      { path: 'package/cut', content: '1' },
      { path: 'long', type: 'L', content: `${long}x\0` },
      { path: 'package/cut', content: '2' },
    ];
    const name = long.slice('package/'.length);
    expect([...(await readTarball(toBlob(writeTar(entries)))).keys()]).toEqual([name, `${name}x`]);
  });

  it.each(['index.js', 'a.d.ts', 'a.cts', 'a.css', 'bin/run', 'x.json'])('reads %s', (name) => {
    expect(isRead(name)).toBe(true);
  });
});

describe('what is refused', () => {
  const whole = gzipSync(writeTar([manifest, { path: 'package/a.js', content: 'x'.repeat(9000) }]));
  const file = { path: 'package/a.js' };
  const oneFile = writeTar([file]).subarray(0, 512);
  const bomb = { ...file, content: new Uint8Array(limits.unproven * 1.5) };
  const writeManifest = (content: string) => writeTarball([{ ...manifest, content }]);
  const errors: [name: string, create: () => Blob, reason: string][] = [
    ['text', () => new Blob(['{"name":"slugs"}'.repeat(90)]), 'NotTarball'],
    ['an empty file', () => new Blob([]), 'NotTarball'],
    ['a zip', () => new Blob([`PK\x03\x04${'x'.repeat(2000)}`]), 'NotTarball'],
    ['compressed text', () => toBlob(gzipSync('no tar'.repeat(500))), 'NotTarball'],
    ['a broken gzip', () => toBlob(whole.with(40, 255).subarray(0, -6)), 'BrokenGzip'],
    ['a cut gzip', () => toBlob(whole.subarray(0, whole.length / 2)), 'BrokenGzip'],
    ['a cut tar', () => toBlob(writeTar([manifest]).subarray(0, 700)), 'CutOff'],
    ['more than 50 MB', () => new Blob([new Uint8Array(limits.packed), 'x']), 'TooLarge'],
    ['100,000 files', () => toBlob(gzipSync(Buffer.alloc(512e5, oneFile))), 'TooManyFiles'],
    ['a bomb below the limit of size', () => writeTarball([bomb]), 'TooLargeUnpacked'],
    ['a size that lies', () => writeTarball([{ ...file, size: 8e9 }]), 'TooLargeUnpacked'],
    ['a path with ..', () => writeTarball([{ path: 'package/../../etc/passwd' }]), 'UnsafePath'],
    ['an absolute path', () => writeTarball([{ path: '/etc/passwd' }]), 'UnsafePath'],
    ['no package.json', () => writeTarball([file]), 'NoManifest'],
    ['a package.json of no JSON', () => writeManifest('{'), 'BadManifest'],
    ['a package.json that is a list', () => writeManifest('[]'), 'BadManifest'],
    ['a package.json of 2 MB', () => writeManifest(`{"a":"${'x'.repeat(2e6)}"}`), 'TooLarge'],
  ];
  it.each(errors)('%s', async (_name, create, reason) => {
    const blob = create();
    const start = process.cpuUsage();
    await expect(read(blob)).rejects.toMatchObject({ reason });
    // A reader waits a second or two; a busy machine takes some times as long.
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(8000);
  });
});
