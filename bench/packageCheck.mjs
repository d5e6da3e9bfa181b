import { execFileSync, spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createJiti } from 'jiti';

const count = 60;

/**
 * Packs installed packages and compares what the package check says with the command lines of publint and
 * Are The Types Wrong; writes bench/packageCheck.md.
 */
export async function benchPackageCheck() {
  const jiti = createJiti(import.meta.url);
  const { readTarball } = /** @type {typeof import('../packageCheck/readTarball')} */ (
    await jiti.import('../packageCheck/readTarball.ts')
  );
  const { checkFiles } = /** @type {typeof import('../packageCheck/checkFiles')} */ (
    await jiti.import('../packageCheck/checkFiles.ts')
  );
  const { runTypesWrong } = /** @type {typeof import('../packageCheck/checkTypes')} */ (
    await jiti.import('../packageCheck/checkTypes.ts')
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'package-check-'));
  try {
    const versions = ['publint', '@arethetypeswrong/core'].map((name) => readVersion(name));
    const tools = [`publint@${versions[0]}`, `@arethetypeswrong/cli@${versions[1]}`];
    execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', '--silent', ...tools]);
    const rows = [];
    for (const name of pickPackages()) {
      const file = path.join(folder, pack(name, folder));
      const files = await readTarball(new Blob([new Uint8Array(readFileSync(file))]));
      const start = performance.now();
      const { findings } = await checkFiles(files);
      const types = await runTypesWrong(files);
      const time = performance.now() - start;
      const ours = {
        publint: findings.flatMap(({ toolMessage }) => toolMessage?.split('\n') ?? []).sort(),
        attw: types.types ? types.problems.map((one) => JSON.stringify(one)).sort() : ['no types'],
      };
      const theirs = { publint: runPublint(folder, file), attw: runTypesWrongCli(folder, file) };
      rows.push({ name, files: files.size, time, ours, theirs });
      console.log(name, isSame(ours.publint, theirs.publint), isSame(ours.attw, theirs.attw));
    }
    writeFileSync('bench/packageCheck.md', formatReport(rows, tools));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} name */
const readVersion = (name) =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

/** Packages from all over the alphabet that can be imported. */
function pickPackages() {
  const names = readdirSync('node_modules').flatMap((name) => {
    if (name.startsWith('.')) return [];
    if (!name.startsWith('@')) return [name];
    return readdirSync(`node_modules/${name}`).map((one) => `${name}/${one}`);
  });
  const fit = names.filter((name) => {
    const { main, exports, version } = JSON.parse(
      readFileSync(`node_modules/${name}/package.json`, 'utf8'),
    );
    // Publint's command line runs out of stack at a binary of 50 MB.
    return version && (exports || (main && !main.endsWith('.node')));
  });
  return Array.from({ length: count }, (_, at) => fit[Math.floor((at * fit.length) / count)] ?? '');
}

/** @param {string} name @param {string} folder */
function pack(name, folder) {
  const args = ['pack', `./node_modules/${name}`, '--ignore-scripts', '--silent'];
  return execFileSync('npm', [...args, '--pack-destination', folder], { encoding: 'utf8' }).trim();
}

/** @param {string} folder @param {string} file */
function runPublint(folder, file) {
  const { stdout } = spawnSync(path.join(folder, 'node_modules/.bin/publint'), [file], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  return [...stdout.matchAll(/^\d+\. (.*)$/gm)].map(([, message]) => message ?? '').sort();
}

/** @param {string} folder @param {string} file */
function runTypesWrongCli(folder, file) {
  const report = path.join(folder, 'attw.json');
  // It exits before a pipe has taken all of a long report.
  const output = openSync(report, 'w');
  const args = [file, '--format', 'json'];
  spawnSync(path.join(folder, 'node_modules/.bin/attw'), args, {
    stdio: ['ignore', output, 'inherit'],
  });
  closeSync(output);
  const { analysis } = JSON.parse(readFileSync(report, 'utf8'));
  if (!analysis.types) return ['no types'];
  return analysis.problems.map((/** @type {object} */ one) => JSON.stringify(one)).sort();
}

/** @param {readonly string[]} a @param {readonly string[]} b */
const isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** @typedef {{ publint: string[], attw: string[] }} Said */

/**
 * @param {readonly { name: string, files: number, time: number, ours: Said, theirs: Said }[]} rows
 * @param {readonly string[]} tools
 */
function formatReport(rows, tools) {
  const same = (/** @type {'publint' | 'attw'} */ tool) =>
    rows.filter(({ ours, theirs }) => isSame(ours[tool], theirs[tool])).length;
  const times = rows.map(({ time }) => time).sort((a, b) => a - b);
  const lines = rows.map(({ name, files, time, ours, theirs }) => {
    const cells = /** @type {const} */ (['publint', 'attw']).map((tool) =>
      isSame(ours[tool], theirs[tool])
        ? `${ours[tool].length}`
        : `${ours[tool].length}, not ${theirs[tool].length}`,
    );
    return `| ${name} | ${files} | ${cells.join(' | ')} | ${Math.round(time)} |`;
  });
  return `# The package check next to the command lines

Written by \`npm run bench -- package-check\`, which packs ${rows.length} packages of \`node_modules\` and runs
${tools.map((tool) => `\`${tool}\``).join(' and ')} on each tarball.

- The same messages as publint: ${same('publint')} of ${rows.length}.
- The same problems as Are The Types Wrong: ${same('attw')} of ${rows.length}.
- Both checks took ${Math.round(times[Math.floor(times.length / 2)] ?? 0)} ms in the median, ${Math.round(times.at(-1) ?? 0)} ms at most.

| Package | Files | publint | Types | ms |
| --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
}
