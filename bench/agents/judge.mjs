import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { parse } from 'acorn';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** What a command may take, in milliseconds. */
const longest = 120_000;

/** @typedef {{ name: string, version?: string, type?: string, bin?: Record<string, string> | string, dependencies?: Record<string, string>, peerDependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest */
/** @typedef {ReturnType<typeof openTask>} Task */
/** @typedef {Awaited<ReturnType<Task['pack']>>} Packed */

/**
 * What the script of a task judges with: it builds the folder, packs it, and uses the package as its users
 * do. Each step throws where it fails.
 * @param {string} folder of the task, below a folder with `node_modules`
 */
export function openTask(folder) {
  const work = mkdtempSync(path.join(tmpdir(), 'agent-task-'));
  const modules = path.join(path.dirname(folder), 'node_modules');
  let uses = 0;
  const task = {
    folder,
    close: () => rmSync(work, { recursive: true, force: true }),

    /** @param {string} file @returns {string} */
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),

    /** Runs a script of package.json, by default the build after earlier output was removed; returns the log. */
    async build(script = 'build', dist = ['dist']) {
      for (const name of dist) rmSync(path.join(folder, name), { recursive: true, force: true });
      const log = await run(`npm run --silent ${script}`, folder);
      expect(!/^(?:warn|error) /m.test(log), 'the build logs no warning', log);
      return log;
    },

    /** TypeScript, for the files that a tsconfig.json includes or for some with its own options. */
    check: (args = '--noEmit') => run(`"${modules}/.bin/tsc" ${args}`, folder),

    /**
     * Packs a package of the folder and installs it in an empty folder, with what it declares and no more.
     * @param {string} [part] folder of the package
     */
    async pack(part = '.') {
      const source = path.join(folder, part);
      const user = path.join(work, `user-${++uses}`);
      mkdirSync(user);
      const log = await run(`npm pack --silent --pack-destination "${user}"`, source);
      const tarball = path.join(user, log.trim().split('\n').at(-1) ?? '');
      await run(`tar -xzf "${tarball}"`, user);
      /** @type {Manifest} */
      const manifest = JSON.parse(readFileSync(path.join(user, 'package/package.json'), 'utf8'));
      const installed = path.join(user, 'node_modules', manifest.name);
      mkdirSync(path.dirname(installed), { recursive: true });
      await run(`mv package "${installed}"`, user);
      const wanted = { ...manifest.dependencies, ...manifest.peerDependencies };
      // The compiler reads the types of Node.js and of React, as for any user who has them.
      const types = ['@types/node', '@types/react', '@types/react-dom', 'csstype', 'undici-types'];
      for (const name of new Set([...Object.keys(wanted), ...types])) {
        const target = path.join(modules, name);
        if (!existsSync(target)) continue;
        mkdirSync(path.dirname(path.join(user, 'node_modules', name)), { recursive: true });
        symlinkSync(target, path.join(user, 'node_modules', name));
      }
      writeFileSync(path.join(user, 'package.json'), '{ "name": "user", "type": "module" }\n');
      return openPackage({ user, installed, manifest, tarball, modules });
    },
  };
  return task;
}

/** @param {{ user: string, installed: string, manifest: Manifest, tarball: string, modules: string }} place */
function openPackage({ user, installed, manifest, tarball, modules }) {
  let count = 0;
  /** @param {string} extension @param {string} code */
  const write = (extension, code) => {
    const file = path.join(user, `use-${++count}${extension}`);
    writeFileSync(file, code);
    return file;
  };
  const files = readdirSync(installed, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(installed, path.join(entry.parentPath, entry.name)))
    .sort();
  return {
    manifest,
    files,
    user,

    /** @param {string} file @returns {string} */
    read: (file) => readFileSync(path.join(installed, file), 'utf8'),

    /** publint finds nothing, suggestions apart. */
    async publint() {
      const { messages } = await publint({ pkgDir: installed, strict: true });
      const found = messages
        .filter(({ type }) => type !== 'suggestion')
        .map((message) => formatMessage(message, manifest));
      expect(found.length === 0, 'publint finds nothing', found.join('\n'));
    },

    /**
     * Are The Types Wrong finds nothing in the ways to resolve a package that are not ignored.
     * @param {{ profile: 'node16' | 'esm-only', entries?: string[] }} options
     */
    async typesWrong({ profile, entries = ['.'] }) {
      const data = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)));
      const result = await checkPackage(data);
      if (!result.types) throw new Error('the package has types: Are The Types Wrong finds none');
      const ignored = profile === 'esm-only' ? ['node10', 'node16-cjs'] : ['node10'];
      const found = result.problems.filter((problem) => {
        if ('entrypoint' in problem && !entries.includes(problem.entrypoint)) return false;
        return !('resolutionKind' in problem) || !ignored.includes(problem.resolutionKind);
      });
      expect(found.length === 0, 'Are The Types Wrong finds nothing', JSON.stringify(found));
    },

    /** Runs code in Node.js as a user of the package. @param {string} code */
    node: (code, extension = '.mjs') => run(`node "${write(extension, code)}"`, user),

    /** Installs another package for the user, as it is installed for the tasks. @param {string} name */
    async link(name) {
      const place = path.join(user, 'node_modules', name);
      if (!existsSync(place)) symlinkSync(path.join(modules, name), place);
    },

    /** Runs a command of the package as npm would link it. @param {string} args */
    async bin(args) {
      const { bin = {} } = manifest;
      const [name, target] =
        typeof bin === 'string' ? [manifest.name, bin] : (Object.entries(bin)[0] ?? ['', '']);
      const file = path.join(installed, target);
      expect(existsSync(file), 'bin names a file of the package', target);
      // npm makes it executable and links it.
      await run(`chmod +x "${file}" && ln -sf "${file}" "${path.join(user, name)}"`, user);
      return run(`"./${name}" ${args}`, user);
    },

    /**
     * Compiles code with TypeScript as a user of the package.
     * @param {string} code @param {'.mts' | '.cts' | '.ts' | '.tsx'} [extension] @param {string} [options]
     */
    types: (code, extension = '.mts', options = '--module nodenext') =>
      run(
        `"${modules}/.bin/tsc" --noEmit --strict --target es2022 --lib es2022,dom --jsx react-jsx --types node ${options} "${write(extension, code)}"`,
        user,
      ),

    /**
     * Bundles code that uses the package for a page; returns the texts of what it writes.
     * @param {string} code @param {string} [extension]
     * @param {{ less?: Record<string, string> }} [options] variables for Less, whose plugin is added for them
     * @returns {Promise<{ js: string, css: string, files: string[] }>}
     */
    async bundle(code, extension = '.mjs', { less } = {}) {
      const file = write(extension, code);
      const out = path.join(user, `out-${count}`);
      // A process of its own: the bundler keeps what it read.
      const { resolve } = createRequire(import.meta.url);
      const rsbuild = resolve('@rsbuild/core');
      const plugins = less
        ? `[(await import(${JSON.stringify(resolve('@rsbuild/plugin-less'))})).pluginLess({
            lessLoaderOptions: { lessOptions: { modifyVars: ${JSON.stringify(less)} } } })]`
        : '[]';
      await run(
        `node --input-type=module -e ${quote(`
          const { createRsbuild } = await import(${JSON.stringify(rsbuild)});
          const rsbuild = await createRsbuild({ cwd: ${JSON.stringify(user)}, config: {
            plugins: ${plugins},
            source: { entry: { page: ${JSON.stringify(file)} } },
            output: { distPath: { root: ${JSON.stringify(out)} }, minify: false, filenameHash: false },
            performance: { printFileSize: false, chunkSplit: { strategy: 'all-in-one' } },
          } });
          await rsbuild.build();`)}`,
        user,
      );
      const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).sort();
      const join = (/** @type {string} */ end) =>
        names
          .filter((name) => name.endsWith(end))
          .map((name) => readFileSync(path.join(out, name), 'utf8'))
          .join('\n');
      return { js: join('.js'), css: join('.css'), files: names };
    },
  };
}

/**
 * The code of a file is no newer than a year of ECMAScript.
 * @param {string} code @param {import('acorn').ecmaVersion} ecmaVersion
 * @param {'module' | 'script'} [sourceType]
 */
export function expectSyntax(code, ecmaVersion, sourceType = 'module') {
  try {
    parse(code, { ecmaVersion, sourceType, allowHashBang: true, allowReturnOutsideFunction: true });
  } catch (error) {
    throw new Error(`the syntax is that of ES${ecmaVersion}: ${error}`, { cause: error });
  }
}

/**
 * What tasks of options forbid: another build than `rslib build`, code of a plugin in the config, changed sources.
 * @param {Task} task
 */
export function expectOptionsAlone(task, { keepsSources = true } = {}) {
  const { scripts = {} } = JSON.parse(task.read('package.json'));
  expect(
    scripts.build === 'rslib build' && !scripts.prebuild && !scripts.postbuild && !scripts.prepack,
    'the build is rslib build',
    JSON.stringify(scripts),
  );
  const names = readdirSync(task.folder).filter((name) => /^rslib\.config\.[cm]?[jt]s$/.test(name));
  const config = names.map((name) => task.read(name)).join('\n');
  expect(
    !/\bsetup\s*[(:]|\bapi\.|bundlerChain|\brspack\s*[:(]|node:fs|child_process/.test(config),
    'the config has options alone',
    config,
  );
  if (!keepsSources) return;
  const start = new URL(`tasks/${path.basename(task.folder)}/start/src/`, import.meta.url);
  for (const entry of readdirSync(start, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(fileURLToPath(start), file);
    const found = path.join(task.folder, 'src', name);
    expect(
      existsSync(found) && readFileSync(found).equals(readFileSync(file)),
      `src/${name} stays as it is`,
    );
  }
}

/** @param {boolean} holds @param {string} rule what must be so @param {string} [found] */
export function expect(holds, rule, found = '') {
  if (!holds) throw new Error(`not so: ${rule}${found && `\n${found.slice(-1500)}`}`);
}

/** @param {string} text */
const quote = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Runs a command of a shell and returns what it prints.
 * @param {string} command @param {string} cwd
 * @returns {Promise<string>}
 * @throws Error with the end of the output where it fails.
 */
export function run(command, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      cwd,
      shell: true,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...createEnvironment(), NO_COLOR: '1', CI: '1' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    const timer = setTimeout(() => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      output += `\nended after ${longest / 1000} s`;
    }, longest);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve(output);
      else reject(new Error(`fails: ${command.slice(0, 120)}\n${output.slice(-1500)}`));
    });
  });
}

/** Without what `npm run` of this repository adds. */
function createEnvironment() {
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      !/^(?:npm_(?!config_(?:registry|cache))|NODE_ENV$|INIT_CWD$|FORCE_COLOR$)/.test(name),
  );
  return Object.fromEntries(kept);
}
