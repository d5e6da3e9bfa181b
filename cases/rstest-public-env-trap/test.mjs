import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const manifest = createRequire(import.meta.url).resolve('@rstest/core/package.json');
const rstest = path.join(path.dirname(manifest), 'bin', 'rstest.js');
const { stdout, stderr } = spawnSync(process.execPath, [rstest, 'run', '--reporter=default'], {
  encoding: 'utf8',
});
const seconds = /\d+(?:\.\d+)?m?s\b/g;

// Every run takes another time.
console.log(`${stdout}${stderr}`.replaceAll(seconds, '<time>'));
