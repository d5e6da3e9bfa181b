import { clsx } from 'clsx';
import { diffLines } from 'diff';
import { Fragment, type ReactNode, useMemo } from 'react';
import { buildTree, pickFile, type ShownFile, type TreeNode } from '../../explorer/files';
import { getProject } from '../../explorer/project';
import { findRefusalPage, type ShownGroup, type ShownSources } from '../../explorer/results';
import {
  type Axis,
  type Choice,
  copiesShared,
  listChanged,
  type Settings,
  toKey,
  writeChoice,
} from '../../explorer/settings';
import type { Finding } from '../../packageCheck/Finding';
import { formatSize } from '../../site/formatSize';
import { messagesRoute } from '../../site/sharedHeadings';
import { changeSearch } from '../lib/navigation';
import type { PartText } from '../lib/text';
import { highlightCode } from '../ui/highlightCode';
import { describeVerdict, PackageFindings } from '../ui/PackageFindings';
import { NewTabLink } from '../ui/InlineFragments';
import { ToolCode } from '../ui/ToolCode';
import tool from '../ui/ToolForm.module.css';
import styles from './OutputExplorer.module.css';
import { nameSetting, nameValue } from './SettingsForm';

export interface ExplorerResultProps {
  choice: Choice;
  files: readonly ShownFile[];
  first: ShownGroup;
  /** Of the settings that are compared with. */
  second: ShownGroup | undefined;
  sources: ShownSources;
  text: PartText<'explorerPage'>;
  /** Of what checkers say. */
  findings: PartText<'packed'> | false | undefined;
}

/** What was built: the files, the settings in code, and what checkers say. */
export function ExplorerResult(props: ExplorerResultProps) {
  const { choice, files, first, second, sources, text } = props;
  const { library, settings, other } = choice;
  const changed = other ? listChanged(settings, other) : [];
  const project = getProject(library, settings, sources.versions);
  const otherProject = other && getProject(library, other, sources.versions);
  const [group, shown] = other && second ? [second, other] : [first, settings];
  const build = group.builds[toKey(shown)];
  const log = group.logs[build?.log ?? ''];
  const isFirstRefused = !first.builds[toKey(settings)]?.files;
  const names = ['rslib.config.ts', 'package.json'] as const;
  return (
    <section aria-label={text('explorerPage.result')}>
      {other && (
        <>
          <h3>{text('explorerPage.changed')}</h3>
          <ul>
            {changed.map((axis) => (
              <li key={axis}>
                {`${nameSetting(axis, settings, text)} → ${nameValue(axis, other[axis], text)}`}
              </li>
            ))}
          </ul>
          {changed.length === 0 && <p>{text('explorerPage.equal')}</p>}
        </>
      )}
      <h3>{text('explorerPage.written')}</h3>
      {log && (
        <>
          <p>{text(build?.files ? 'explorerPage.warns' : 'explorerPage.refused')}</p>
          <Code title={text('explorerPage.terminal')} file="" after={log.join('\n')} isOutput />
          {!build?.files && (
            <p>
              <NewTabLink href={findRefusalPage(log) ?? messagesRoute}>
                {text('explorerPage.why')}
              </NewTabLink>
            </p>
          )}
        </>
      )}
      {other && isFirstRefused && build?.files && <p>{text('explorerPage.firstRefused')}</p>}
      <Files choice={choice} written={files} sources={sources.files} text={text} />
      <h3>{text('explorerPage.project')}</h3>
      {names.map((name) => (
        <Code
          key={name}
          title={name}
          before={otherProject && project[name]}
          after={(otherProject ?? project)[name] ?? ''}
        />
      ))}
      <Users {...props} changed={changed} />
    </section>
  );
}

/** What was written, in a sentence. */
export function describeFiles(
  files: readonly ShownFile[],
  { settings, other }: Choice,
  text: PartText<'explorerPage'>,
): string {
  const count = (change: ShownFile['change']) =>
    `${files.filter((one) => one.change === change).length}`;
  const written = files.filter(({ change }) => change !== 'removed');
  const sum = (pick: (one: ShownFile) => number) =>
    formatSize(written.reduce((all, one) => all + pick(one), 0));
  if (written.length === 0) return text('explorerPage.nothing');
  const summary = text('explorerPage.summary', {
    format: nameValue('format', (other ?? settings).format, text),
    count: `${written.length}`,
    size: sum(({ size }) => size),
    gzip: sum(({ gzip }) => gzip),
  });
  const counts = { added: count('added'), removed: count('removed'), changed: count('changed') };
  return other ? `${summary} ${text('explorerPage.changes', counts)}` : summary;
}

interface UsersProps extends ExplorerResultProps {
  /** What tells the settings from others. */
  changed: readonly Axis[];
}

/** Who can use each package, and what checkers say of it; what they say of both is there once. */
function Users({ choice, first, second, changed, text, findings: words }: UsersProps) {
  const { settings, other } = choice;
  if (!words) return null;
  const find = ({ builds, checks }: ShownGroup, of: Settings) => ({
    names: changed.map((axis) => nameSetting(axis, of, text)),
    isCopied: copiesShared(choice.library, of),
    check: checks[builds[toKey(of)]?.check ?? ''],
  });
  const one = find(first, settings);
  const another = changed.length > 0 && other && second && find(second, other);
  const write = (finding: Finding) => JSON.stringify(finding);
  const known = (another && one.check?.findings.map(write)) || [];
  const both =
    (another && another.check?.findings.filter((own) => known.includes(write(own)))) || [];
  const shared = both.map(write);
  const parts = [
    ...(another ? [one, another] : [one]).map((part) => ({
      ...part,
      findings: part.check?.findings.filter((own) => !shared.includes(write(own))),
    })),
    ...(shared.length > 0
      ? [{ names: [text('explorerPage.both')], isCopied: false, check: undefined, findings: both }]
      : []),
  ];
  return parts.map(({ names, isCopied, check, findings }) => (
    <Fragment key={names.join()}>
      <h3>
        {text('explorerPage.users')}
        {names.length > 0 && text('explorerPage.colon') + names.join(text('explorerPage.comma'))}
      </h3>
      {check && (
        <p className={clsx(tool.strong, tool.output)}>{describeVerdict(check.verdict, words)}</p>
      )}
      {findings && isCopied && (
        <p>
          {`${text('explorerPage.copies')} `}
          <NewTabLink href="/guide/basic/output-structure#several-entries">
            {text('explorerPage.severalEntries')}
          </NewTabLink>
        </p>
      )}
      {!findings && <p>{text('explorerPage.noPackage')}</p>}
      {findings && (findings.length > 0 || shared.length === 0) && (
        <PackageFindings findings={findings} text={words} />
      )}
    </Fragment>
  ));
}

interface FilesProps {
  choice: Choice;
  written: readonly ShownFile[];
  /** Texts of the library itself. */
  sources: Readonly<Record<string, string>>;
  text: PartText<'explorerPage'>;
}

/** A tree of what was written and of the sources, and one of these files. */
function Files({ choice, written, sources, text }: FilesProps) {
  const given = Object.entries(sources).map(([path, content]): ShownFile => {
    return { path, text: content, size: new TextEncoder().encode(content).length, gzip: 0 };
  });
  const file = pickFile([...written, ...given], choice.file);
  const renderTree = (files: readonly ShownFile[]) => (
    <Tree
      nodes={buildTree(files)}
      shown={file?.path}
      text={text}
      onShow={(path) => changeSearch(writeChoice({ ...choice, file: path }, location.search), true)}
    />
  );
  return (
    <div className={styles.files}>
      <div role="group" aria-label={text('explorerPage.tree')} className={styles.tree}>
        {written.length > 0 && <code>dist/</code>}
        {renderTree(written)}
        <details open={written.length === 0 || given.some((one) => one === file)}>
          <summary>{text('explorerPage.sources')}</summary>
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
  );
}

const changeTexts = {
  added: 'explorerPage.fileAdded',
  removed: 'explorerPage.fileRemoved',
  changed: 'explorerPage.fileChanged',
} as const;

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
                  ? text(changeTexts[file.change])
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
