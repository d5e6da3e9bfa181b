import { printConfig } from '../converter/output/printConfig';
import { code, list, object, scalar } from '../converter/values';
import { axisNames, axisRules, type LibraryId, type Settings } from './settings';

/** Files of the project or of its output: path → text. */
export type ProjectFiles = Readonly<Record<string, string>>;

interface Library {
  /** Name of the package. */
  name: string;
  /** Sources without `.ts`: the files that users reach, by the subpath that leads there. */
  entries: Readonly<Record<string, string>>;
  /** Where it is no `index`, or there are several. */
  entryFiles?: Readonly<Record<string, string>>;
  /** The global variable of UMD. */
  global: string;
  bin?: string;
  isReact?: true;
  dependencies?: readonly string[];
  peers?: readonly string[];
  types?: readonly string[];
}

/** What is special about each library of `libraries/`. */
export const libraries: Readonly<Record<LibraryId, Library>> = {
  functions: { name: 'text-tools', entries: { '.': 'index' }, global: 'TextTools' },
  react: {
    name: 'star-rating',
    entries: { '.': 'index' },
    global: 'StarRating',
    isReact: true,
    peers: ['react'],
    types: ['@types/react'],
  },
  command: {
    name: 'count-words',
    entries: {},
    entryFiles: { cli: './src/cli.ts' },
    global: 'CountWords',
    bin: 'cli',
    dependencies: ['picocolors'],
    types: ['@types/node'],
  },
  decorators: { name: 'logged-timer', entries: { '.': 'index' }, global: 'LoggedTimer' },
  entries: {
    name: 'cached-fetch',
    entries: { '.': 'index', './admin': 'admin' },
    entryFiles: { index: './src/index.ts', admin: './src/admin.ts' },
    global: 'CachedFetch',
  },
};

/** Names of packages whose exact versions `getProject` needs. */
export const packages = [
  '@rslib/core',
  'typescript',
  '@microsoft/api-extractor',
  '@rsbuild/plugin-react',
  '@types/node',
  '@types/react',
  'react',
  'picocolors',
] as const;

export type Versions = Readonly<Record<(typeof packages)[number], string>>;

/** All files that are built, next to the sources. */
export function getProject(id: LibraryId, settings: Settings, versions: Versions): ProjectFiles {
  return {
    'rslib.config.ts': writeConfig(id, settings),
    'package.json': toJson(writeManifest(id, settings, versions)),
    'tsconfig.json': toJson(writeTypeScript(id)),
  };
}

function writeConfig(id: LibraryId, settings: Settings): string {
  const { entryFiles, isReact } = libraries[id];
  const { format, bundle } = settings;
  const formats = listFormats(settings).map((one) => writeFormat(id, one, settings));
  // `umdName` belongs to one format, in the types of the tool as well.
  const isList = formats.length > 1 || format === 'umd';
  const output = object(writeAxes(settings, 'output'));
  const options = {
    ...(isList ? { lib: list(formats.map(object)) } : formats[0]),
    ...writeAxes(settings),
    source: bundle === 'true' && entryFiles ? object({ entry: strings(entryFiles) }) : undefined,
    output: output.entries.length > 0 ? output : undefined,
    plugins: isReact ? list([code('pluginReact()')]) : undefined,
  };
  const imports = isReact ? ["import { pluginReact } from '@rsbuild/plugin-react';"] : [];
  return printConfig(object(options), imports);
}

/** The settings of one part of the config that are not the tool's default. */
const writeAxes = (settings: Settings, part?: string) =>
  Object.fromEntries(
    axisNames.flatMap((axis) => {
      const { option, values } = axisRules[axis];
      const value = settings[axis];
      if (value === values[0] || !option || option.at(-2) !== part) return [];
      return [[option.at(-1), scalar(values.includes('true') ? value === 'true' : value)]];
    }),
  );

const strings = (values: Readonly<Record<string, string>>) =>
  object(Object.fromEntries(Object.entries(values).map(([key, value]) => [key, scalar(value)])));

interface FormatFiles {
  format: string;
  /** Below `dist`, with a slash at its end: declarations of two formats would overwrite each other. */
  folder: string;
  extension: string;
  /** Extension of declarations. */
  types: string;
  condition: string;
}

function writeFormat(id: LibraryId, { format, folder, extension }: FormatFiles, { dts }: Settings) {
  const { global, isReact, entries } = libraries[id];
  const isMany = Object.keys(entries).length > 1;
  const declarations = object({
    bundle: dts === 'bundle' ? scalar(true) : undefined,
    // Declarations get the extension of their code where it isn't `.js`.
    autoExtension: extension !== 'js' ? scalar(true) : undefined,
  });
  const output = object({
    distPath: folder ? scalar(`./dist/${folder.slice(0, -1)}`) : undefined,
    // A page has React as a global, module loaders know it by its name.
    externals:
      format === 'umd' && isReact
        ? object({
            react: strings({ root: 'React', commonjs: 'react', commonjs2: 'react', amd: 'react' }),
          })
        : undefined,
  });
  const name = isMany ? list([scalar(global), scalar('[name]')]) : scalar(global);
  return {
    format: scalar(format),
    umdName: format === 'umd' ? name : undefined,
    dts:
      dts === 'false' ? undefined : declarations.entries.length > 0 ? declarations : scalar(true),
    output: output.entries.length > 0 ? output : undefined,
  };
}

function listFormats({ format, type }: Settings): FormatFiles[] {
  const isModule = type === 'module';
  const esm = {
    format: 'esm',
    folder: '',
    extension: isModule ? 'js' : 'mjs',
    types: isModule ? 'd.ts' : 'd.mts',
    condition: 'import',
  };
  const cjs = {
    format: 'cjs',
    folder: '',
    extension: isModule ? 'cjs' : 'js',
    types: isModule ? 'd.cts' : 'd.ts',
    condition: 'require',
  };
  switch (format) {
    case 'esm':
      return [esm];
    case 'cjs':
      return [cjs];
    case 'esm-cjs':
      return [
        { ...esm, folder: 'esm/' },
        { ...cjs, folder: 'cjs/' },
      ];
    default:
      return [{ format, folder: '', extension: 'js', types: 'd.ts', condition: 'default' }];
  }
}

/** The part of package.json that leads users to the files. */
function writeEntries(id: LibraryId, settings: Settings): Record<string, unknown> {
  const { entries, bin, name, isReact } = libraries[id];
  const formats = listFormats(settings);
  const [{ folder = '', extension = 'js' } = {}] = formats;
  const getTargets = (file: string) => {
    const targets = formats.map(({ folder, extension, types, condition }) => {
      const code = `./dist/${folder}${file}.${extension}`;
      const both = { types: `./dist/${folder}${file}.${types}`, default: code };
      return [condition, settings.dts === 'false' ? code : both] as const;
    });
    const [first] = targets;
    return targets.length === 1 ? first?.[1] : Object.fromEntries(targets);
  };
  const exports = Object.entries(entries).map(([subpath, file]) => [subpath, getTargets(file)]);
  const hasStyles = isReact && settings.bundle === 'true' && settings.target === 'web';
  if (hasStyles) exports.push(['./index.css', `./dist/${folder}index.css`]);
  return {
    ...(exports.length > 0 && { exports: Object.fromEntries(exports) }),
    ...(bin && { bin: { [name]: `./dist/${folder}${bin}.${extension}` } }),
    ...(isReact && { sideEffects: ['**/*.css'] }),
  };
}

function writeManifest(id: LibraryId, settings: Settings, versions: Versions) {
  const { name, dependencies = [], peers = [], types = [], isReact } = libraries[id];
  const pick = (names: readonly string[], toRange = (version: string) => version) =>
    Object.fromEntries(names.map((one) => [one, toRange(versions[one as keyof Versions])]));
  const tools = [
    ...(settings.dts === 'bundle' ? ['@microsoft/api-extractor'] : []),
    ...(isReact ? ['@rsbuild/plugin-react'] : []),
    '@rslib/core',
    ...types,
    ...peers,
    'typescript',
  ];
  return {
    name,
    version: '1.0.0',
    type: settings.type,
    ...writeEntries(id, settings),
    files: ['dist'],
    scripts: { build: 'rslib' },
    ...(dependencies.length > 0 && { dependencies: pick(dependencies, (one) => `^${one}`) }),
    devDependencies: pick(tools),
    ...(peers.length > 0 && {
      peerDependencies: pick(peers, (one) => `^${one.split('.')[0]}.0.0`),
    }),
  };
}

function writeTypeScript(id: LibraryId) {
  const { isReact, types = [] } = libraries[id];
  return {
    compilerOptions: {
      strict: true,
      module: 'ESNext',
      moduleResolution: 'Bundler',
      target: 'ES2022',
      lib: ['ES2022', ...(id === 'command' ? [] : ['DOM', 'DOM.Iterable'])],
      rootDir: 'src',
      types: types.includes('@types/node') ? ['node'] : [],
      ...(isReact && { jsx: 'react-jsx' }),
      ...(id === 'command' && { resolveJsonModule: true }),
    },
    include: ['src'],
  };
}

/** As formatters write it: short lists on one line. */
const toJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replaceAll(/\[\s+([^[\]{}]*?)\s+\]/g, (_list, items: string) => `[${items.replaceAll(/\s*\n\s*/g, ' ')}]`)}\n`;
