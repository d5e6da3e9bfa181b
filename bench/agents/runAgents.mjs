import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runNpm } from '../../scripts/process/npm.mjs';
import { parseOptions } from '../../scripts/process/parseOptions.mjs';
import { alignColumns } from '../figures.mjs';
import { openTask } from './judge.mjs';

const tasksFolder = 'bench/agents/tasks';
const siteFolder = 'doc_build';
const skillFile = `${siteFolder}/.well-known/agent-skills/rslib/SKILL.md`;
const usage = `npm run bench -- agents --run "<command>"  has a command solve the tasks, and judges the results
npm run bench -- agents --prepare <folder> writes the tasks into a new folder, for an agent of yours
npm run bench -- agents --judge <folder>   judges what became of them
npm run bench -- agents --self-check       each task must fail as it is, and pass as it is solved here
--task=<name>,<name>  some of the tasks; --skill  with the skill of the last build`;

/** Packages that the tasks may use; their versions are those of this repository. */
const packages = [
  '@rslib/core',
  'typescript-7',
  '@types/node',
  '@microsoft/api-extractor',
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@rsbuild/plugin-react',
  '@module-federation/rsbuild-plugin',
  'clsx',
];

/**
 * `npm run bench -- agents` (bench/agents/README.md).
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export async function runAgents(args) {
  const { values } = parseOptions(usage, {
    args,
    options: {
      run: { type: 'string' },
      prepare: { type: 'string' },
      judge: { type: 'string' },
      task: { type: 'string' },
      skill: { type: 'boolean', default: false },
      'self-check': { type: 'boolean', default: false },
    },
  });
  const names = pickTasks(values.task);
  if (values.judge) return report(await judgeAll(path.resolve(values.judge), names));
  if (values['self-check']) return checkTasks(names);
  const folder = values.prepare
    ? path.resolve(values.prepare)
    : mkdtempSync(path.join(tmpdir(), 'agents-'));
  if (!values.prepare && !values.run) throw new Error(usage);
  await prepare(folder, names, values.skill);
  if (!values.run) {
    console.log(`${names.length} tasks are in ${folder}: the text of each is its TASK.md.`);
    return 0;
  }
  for (const name of names) {
    console.log(`── ${name}`);
    await solve(values.run, path.join(folder, name));
  }
  const code = report(await judgeAll(folder, names));
  console.log(`What the command made of the tasks is in ${folder}.`);
  return code;
}

/** @param {string | undefined} wanted */
function pickTasks(wanted) {
  const all = readdirSync(tasksFolder).sort();
  if (!wanted) return all;
  const names = wanted.split(',');
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new Error(`no task ${unknown.join(', ')}; there are ${all.join(', ')}`);
  return names;
}

/**
 * A folder with the packages and, below it, the folder that each task begins with.
 * @param {string} folder @param {readonly string[]} names @param {boolean} [hasSkill]
 */
export async function prepare(folder, names, hasSkill = false) {
  if (hasSkill && !existsSync(skillFile))
    throw new Error(`There is no ${skillFile}: build the site first.`);
  mkdirSync(folder, { recursive: true });
  const versions = JSON.parse(readFileSync('package.json', 'utf8')).devDependencies;
  const devDependencies = Object.fromEntries(
    packages.map((name) => [name.replace(/-7$/, ''), versions[name].replace(/^npm:.*@/, '')]),
  );
  writeFileSync(
    path.join(folder, 'package.json'),
    `${JSON.stringify({ name: 'agent-tasks', private: true, devDependencies }, null, 2)}\n`,
  );
  cpSync('package-lock.json', path.join(folder, 'package-lock.json'));
  const flags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const { code, output } = await runNpm(['install', ...flags], { cwd: folder, isQuiet: true });
  if (code !== 0) throw new Error(output);
  for (const name of names) {
    const target = path.join(folder, name);
    rmSync(target, { recursive: true, force: true });
    cpSync(path.join(tasksFolder, name, 'start'), target, { recursive: true });
    linkWorkspaces(target);
    let text = readFileSync(path.join(tasksFolder, name, 'task.md'), 'utf8');
    if (hasSkill) {
      const skill = '.agents/skills/rslib';
      cpSync(skillFile, path.join(target, skill, 'SKILL.md'));
      copyPages(path.join(target, skill, 'pages'));
      text += `\nRead ${skill}/SKILL.md first: it is about the tool. It links to pages, which are files here:
https://rslib.rs/x.md is pages/x.md next to the skill, and pages/llms.txt lists them.\n`;
    }
    writeFileSync(path.join(target, 'TASK.md'), text);
  }
}

/** The English pages that the skill links to, since an agent may have no network. @param {string} target */
function copyPages(target) {
  for (const name of readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })) {
    if (/^(?:zh|\.well-known)\b/.test(name) || !/(?:\.md|^llms\.txt)$/.test(name)) continue;
    cpSync(path.join(siteFolder, name), path.join(target, name));
  }
}

/** Links the packages of a monorepo into its node_modules, as installing them would. @param {string} folder */
function linkWorkspaces(folder) {
  const { workspaces } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (!workspaces) return;
  for (const name of readdirSync(path.join(folder, 'packages'))) {
    const source = path.join(folder, 'packages', name);
    const manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'));
    const link = path.join(folder, 'node_modules', manifest.name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.relative(path.dirname(link), source), link);
  }
}

/** Runs a command in the folder of a task, with the text on its standard input. @param {string} command @param {string} folder */
async function solve(command, folder) {
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  child.stdin.on('error', () => {});
  child.stdin.end(readFileSync(path.join(folder, 'TASK.md')));
  await new Promise((resolve) => child.on('close', resolve));
}

/** @typedef {{ name: string, passed: boolean, reason: string, seconds: number }} Verdict */

/**
 * @param {string} folder @param {readonly string[]} names
 * @returns {Promise<Verdict[]>}
 */
export async function judgeAll(folder, names) {
  const verdicts = [];
  for (const name of names) {
    if (!existsSync(path.join(folder, name))) continue;
    const started = performance.now();
    const reason = await judge(path.join(folder, name), name);
    const seconds = Math.round((performance.now() - started) / 1000);
    verdicts.push({ name, passed: reason === undefined, reason: reason ?? '', seconds });
  }
  return verdicts;
}

/** Why the folder of a task does not pass. @param {string} folder @param {string} name */
async function judge(folder, name) {
  /** @type {{ default: (task: import('./judge.mjs').Task) => Promise<void> }} */
  const { default: grade } = await import(`./tasks/${name}/grade.mjs`);
  const task = openTask(folder);
  try {
    await grade(task);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    task.close();
  }
}

/** @param {readonly Verdict[]} verdicts */
function report(verdicts) {
  for (const { name, reason } of verdicts) if (reason) console.log(`✗ ${name}: ${reason}\n`);
  const rows = verdicts.map(({ name, passed, seconds }) => [
    name,
    passed ? 'passed' : 'failed',
    `${seconds} s`,
  ]);
  console.log(alignColumns(rows).join('\n'));
  const passed = verdicts.filter((one) => one.passed).length;
  console.log(`${passed} of ${verdicts.length} tasks passed`);
  return passed === verdicts.length ? 0 : 1;
}

/**
 * No task passes as it begins, and each does with the solution that is kept here.
 * @param {readonly string[]} names
 */
async function checkTasks(names) {
  const folder = mkdtempSync(path.join(tmpdir(), 'agents-'));
  try {
    await prepare(folder, names);
    const before = await judgeAll(folder, names);
    for (const name of names)
      cpSync(path.join(tasksFolder, name, 'solution'), path.join(folder, name), {
        recursive: true,
      });
    const after = await judgeAll(folder, names);
    const rows = before.map(({ name, passed, reason }, index) => {
      const [line = ''] = reason.split('\n');
      return [
        name,
        passed ? '✗ PASSES' : '✓ fails',
        after[index]?.passed ? '✓ passes' : '✗ FAILS',
        line,
      ];
    });
    console.log(
      alignColumns([
        ['', 'as it begins', 'as it is solved', 'what is wrong at first'],
        ...rows,
      ]).join('\n'),
    );
    for (const { name, reason } of after) if (reason) console.log(`\n✗ ${name}: ${reason}`);
    return before.every((one) => !one.passed) && after.every((one) => one.passed) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
