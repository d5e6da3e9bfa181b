import { pickFile, type ShownFile } from '../../explorer/files';
import { type Choice, writeChoice } from '../../explorer/settings';
import { buildTree, type TreeNode } from '../../site/fileTree';
import { formatSize } from '../../site/formatSize';
import { changeSearch } from '../lib/navigation';
import type { PartText } from '../lib/text';
import { ComparedCode } from './ComparedCode';
import styles from './OutputExplorer.module.css';

interface ResultFilesProps {
  choice: Choice;
  written: readonly ShownFile[];
  /** Texts of the library itself. */
  sources: Readonly<Record<string, string>>;
  text: PartText<'explorerPage'>;
}

/** A tree of what was written and of the sources, and one of these files. */
export function ResultFiles({ choice, written, sources, text }: ResultFilesProps) {
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
        <ComparedCode
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
  nodes: readonly TreeNode<ShownFile>[];
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
