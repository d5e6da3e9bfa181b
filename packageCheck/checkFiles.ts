import { type Message, publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { groupBy } from '../site/groupBy';
import { type Finding, mergeFindings } from './Finding';
import { listPacked } from './listPacked';
import { formatPath, type Manifest, parseManifest, readManifest } from './manifest';
import { limits, PackageError } from './PackageError';
import { isRead, type PackageFiles } from './readTarball';
import { listOwnFindings } from './rules';
import { type EntryRow, listRuntime } from './runtime';

export interface FilesResult {
  name: string;
  version: string;
  /** Absent where package.json was pasted alone. */
  files?: PackageFiles;
  rows: EntryRow[];
  findings: Finding[];
}

/** What can be said without the compiler. @throws PackageError */
export async function checkFiles(files: PackageFiles): Promise<FilesResult> {
  const manifest = readManifest(files);
  const theirs = await runPublint(files, manifest);
  return {
    ...describe(manifest),
    files,
    rows: listRuntime(manifest, files),
    findings: mergeFindings(listOwnFindings(manifest, files), theirs),
  };
}

/** What can be said of a package.json without its files. @throws PackageError */
export async function checkManifest(text: string): Promise<FilesResult> {
  const manifest = parseManifest(text);
  const files: PackageFiles = new Map([['package.json', new TextEncoder().encode(text)]]);
  const theirs = (await runPublint(files, manifest)).filter(({ code }) => !needsFiles.test(code));
  return {
    ...describe(manifest),
    rows: listRuntime(manifest),
    findings: mergeFindings(listOwnFindings(manifest), theirs),
  };
}

const needsFiles =
  /EXIST|PUBLISHED|MATCHED_FILES|FORMAT|EXECUTABLE|SIDE_EFFECTS|SHOULD_BE_ESM|USE_FILES|USE_LICENSE/;

const describe = ({ name, version }: Manifest) => ({ name, version: `${version ?? ''}` });

/** The same messages as the command line of publint. @throws PackageError */
export async function runPublint(
  files: PackageFiles,
  manifest: Manifest = readManifest(files),
): Promise<Finding[]> {
  const packed = [...files].map(([name, data]) => ({ name: `package/${name}`, data }));
  let messages: Message[];
  try {
    ({ messages } = await publint({ pkgDir: 'package', pack: { files: packed } }));
  } catch (error) {
    throw new PackageError('BadManifest', error instanceof Error ? error.message : '');
  }
  const findings = messages.map((message): Finding => {
    const toolMessage = formatMessage(message, manifest, { color: false });
    const { code, path, type: severity } = message;
    const place = path.length === 1 && path[0] === 'name' ? 'package.json' : formatPath(path);
    return {
      code,
      reportedBy: ['publint'],
      severity,
      places: [place],
      ...(toolMessage && { toolMessage }),
    };
  });
  return groupBy(findings, ({ code }) => code).map(([first, ...more]) => ({
    ...first,
    places: [...new Set([first, ...more].flatMap(({ places }) => places))],
    toolMessage: [first, ...more].flatMap(({ toolMessage }) => toolMessage ?? []).join('\n'),
  }));
}

export interface FolderFile {
  /** Path from the folder that was given. */
  name: string;
  file: Blob;
}

/**
 * What `npm pack` would take of a folder. Dependencies that are bundled are not looked at.
 * @throws PackageError
 */
export async function readFolder(given: readonly FolderFile[]): Promise<PackageFiles> {
  const own = given.filter(({ name }) => !/(?:^|\/)(?:node_modules|\.git)\//.test(name));
  if (own.length > limits.files) throw new PackageError('TooManyFiles');
  const text = await own.find(({ name }) => name === 'package.json')?.file.text();
  if (text === undefined) throw new PackageError('NoManifest');
  const ignored = new Map<string, string>();
  for (const { name, file } of own) {
    const isIgnoreFile = /(?:^|\/)\.(?:npm|git)ignore$/.test(name);
    if (isIgnoreFile) ignored.set(name, await file.slice(0, limits.manifest).text());
  }
  const names = own.map(({ name }) => name);
  const taken = new Set(listPacked(names, parseManifest(text), ignored));
  const packed = own.filter(({ name }) => taken.has(name));
  const size = packed.reduce((sum, { file }) => sum + file.size, 0);
  if (size > limits.unpacked) throw new PackageError('TooLargeUnpacked');
  const files: PackageFiles = new Map();
  for (const { name, file } of packed) {
    files.set(
      name,
      new Uint8Array(await file.slice(0, isRead(name) ? file.size : 0).arrayBuffer()),
    );
  }
  return files;
}
