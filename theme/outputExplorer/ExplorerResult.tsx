import { diffLines } from 'diff';
import { type ReactNode, useMemo } from 'react';
import {
  buildTree,
  compareFiles,
  listFiles,
  pickFile,
  type ShownFile,
  type TreeNode,
} from '../../explorer/files';
import { getProject, libraries } from '../../explorer/project';
import type { ShownGroup, ShownSources } from '../../explorer/results';
import { type Choice, listChanged, toKey, writeChoice } from '../../explorer/settings';
import { changeSearch } from '../lib/navigation';
import type { PartText } from '../lib/text';
import { highlightCode } from '../ui/highlightCode';
import { describeVerdict, PackageFindings } from '../ui/PackageFindings';
import { ToolCode } from '../ui/ToolCode';
import tool from '../ui/ToolForm.module.css';
import styles from './OutputExplorer.module.css';
import { nameAxis, nameValue } from './SettingsForm';

export interface ExplorerResultProps {
  choice: Choice;
  first: ShownGroup;
  /** Of the settings that are compared with. */
  second: ShownGroup | undefined;
  sources: ShownSources;
  text: PartText<'explorerPage'>;
  /** Of what checkers say. */
  findings: PartText<'packed'> | undefined;
}

/** What was built: the files, the settings in code, and what checkers say. */
export function ExplorerResult({
  choice,
  first,
  second,
  sources,
  text,
  findings,
}: ExplorerResultProps) {
  const { library, settings, other } = choice;
  const build = first.builds[toKey(settings)] ?? {};
  const otherBuild = (other && second?.builds[toKey(other)]) || undefined;
  const project = getProject(library, settings, sources.versions);
  const otherProject = other && getProject(library, other, sources.versions);
  const shown =
    otherBuild && second ? { group: second, build: otherBuild } : { group: first, build };
  const check = shown.group.checks[shown.build.check ?? ''];
  const log = shown.group.logs[shown.build.log ?? ''];
  const names = ['rslib.config.ts', 'package.json'] as const;
  return (
    <section aria-label={text('explorerPageResult')}>
      {other && (
        <>
          <h3>{text('explorerPageChanged')}</h3>
          <ul>
            {listChanged(settings, other).map((axis) => (
              <li key={axis}>
                {nameAxis(axis, text)}
                {text('explorerPageColon')}
                {`${nameValue(axis, settings[axis], text)} → ${nameValue(axis, other[axis], text)}`}
              </li>
            ))}
          </ul>
          {listChanged(settings, other).length === 0 && <p>{text('explorerPageEqual')}</p>}
        </>
      )}
      <h3>{text('explorerPageWritten')}</h3>
      {log && (
        <>
          <p>{text(shown.build.files ? 'explorerPageWarns' : 'explorerPageRefused')}</p>
          <Code title={text('explorerPageTerminal')} file="" after={log.join('\n')} isOutput />
        </>
      )}
      {other && !build.files && shown.build.files && <p>{text('explorerPageFirstRefused')}</p>}
      <Files
        choice={choice}
        before={otherBuild && listFiles(first, build)}
        after={listFiles(shown.group, shown.build)}
        sources={sources.files}
        text={text}
      />
      <h3>{text('explorerPageProject')}</h3>
      {names.map((name) => (
        <Code
          key={name}
          title={name}
          before={otherProject && project[name]}
          after={(otherProject ?? project)[name] ?? ''}
        />
      ))}
      <h3>{text('explorerPageUsers')}</h3>
      {!shown.build.files && <p>{text('explorerPageNoPackage')}</p>}
      {check && libraries[library].bin && <p>{text('explorerPageCommand')}</p>}
      {check && findings && (
        <>
          <p className={tool.strong}>{describeVerdict(check.verdict, findings)}</p>
          <PackageFindings findings={check.findings} text={findings} />
        </>
      )}
    </section>
  );
}

interface FilesProps {
  choice: Choice;
  /** The files of the settings that are compared. */
  before: readonly ShownFile[] | undefined;
  after: readonly ShownFile[];
  /** Texts of the library itself. */
  sources: Readonly<Record<string, string>>;
  text: PartText<'explorerPage'>;
}

/** A tree of what was written and of the sources, and one of these files. */
function Files({ choice, before, after, sources, text }: FilesProps) {
  const written = before ? compareFiles(before, after) : after;
  const given = Object.entries(sources).map(([path, content]): ShownFile => {
    return { path, text: content, size: new TextEncoder().encode(content).length, gzip: 0 };
  });
  const file = pickFile([...written, ...given], choice.file);
  const sum = (pick: (one: ShownFile) => number) =>
    formatSize(after.reduce((all, one) => all + pick(one), 0));
  const renderTree = (files: readonly ShownFile[]) => (
    <Tree
      nodes={buildTree(files)}
      shown={file?.path}
      text={text}
      onShow={(path) => changeSearch(writeChoice({ ...choice, file: path }, location.search), true)}
    />
  );
  return (
    <>
      {after.length > 0 && (
        <p role="status">
          {text('explorerPageSummary', {
            count: `${after.length}`,
            size: sum(({ size }) => size),
            gzip: sum(({ gzip }) => gzip),
          })}
        </p>
      )}
      <div className={styles.files}>
        <div role="group" aria-label={text('explorerPageTree')} className={styles.tree}>
          {written.length > 0 && <code>dist/</code>}
          {renderTree(written)}
          <details open={written.length === 0 || given.some((one) => one === file)}>
            <summary>{text('explorerPageSources')}</summary>
            {renderTree(given)}
          </details>
        </div>
        {file && (
          <Code
            title={nameFile(file)}
            file={file.path}
            before={file.before?.text}
            after={file.text}
          />
        )}
      </div>
    </>
  );
}

const nameFile = (file: ShownFile): string =>
  file.before && file.before.path !== file.path ? `${file.before.path} → ${file.path}` : file.path;

interface TreeProps {
  nodes: readonly TreeNode[];
  /** Path of the file that is shown. */
  shown: string | undefined;
  text: PartText<'explorerPage'>;
  onShow: (path: string) => void;
}

function Tree({ nodes, shown, text, onShow }: TreeProps) {
  return (
    <ul>
      {nodes.map(({ name, file, children }) => (
        <li key={name}>
          {file ? (
            <button
              type="button"
              aria-pressed={file.path === shown}
              data-change={file.change}
              onClick={() => onShow(file.path)}
            >
              <span>{name}</span>{' '}
              <small>
                {file.change && file.change !== 'same'
                  ? text(`explorerPage${file.change}`)
                  : formatSize(file.size)}
              </small>
            </button>
          ) : (
            <>
              <code>{name}/</code>
              <Tree nodes={children} shown={shown} text={text} onShow={onShow} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

const formatSize = (bytes: number): string =>
  bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;

interface CodeProps {
  title: string;
  /** Its name tells the language, where the title doesn't. */
  file?: string;
  /** What the text is compared with. */
  before?: string | undefined;
  after: string;
  isOutput?: boolean;
}

/** A text in colors, or the lines in which two differ, among the others. */
function Code({ title, file = title, before, after, isOutput }: CodeProps) {
  const isDiff = before !== undefined && before !== after;
  const lines = useMemo(
    () => (isDiff ? renderDiff(before, after) : highlightCode(after.replace(/\n$/, ''), file)),
    [isDiff, before, after, file],
  );
  return (
    <ToolCode
      title={title}
      file={file}
      lang={isDiff ? 'diff' : undefined}
      output={isOutput}
      lines={lines}
    />
  );
}

const renderDiff = (before: string, after: string): ReactNode[] =>
  diffLines(before, after).flatMap(({ value, added, removed }, part): ReactNode[] => {
    const lines = value.replace(/\n$/, '').split('\n');
    if (!added && !removed) return lines.map((line) => ` ${line}`);
    const Change = added ? 'ins' : 'del';
    return lines.map((line, index) => (
      <Change key={`${part} ${index}`} className={added ? styles.added : styles.removed}>
        {`${added ? '+' : '-'}${line}`}
      </Change>
    ));
  });
