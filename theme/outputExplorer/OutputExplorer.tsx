import { useLang, useLocation, withBase } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { listShown } from '../../explorer/files';
import { getProject, libraries } from '../../explorer/project';
import type { ShownGroup, ShownSources } from '../../explorer/results';
import {
  type Axis,
  changeLibrary,
  type Choice,
  findBuilt,
  libraryIds,
  listChanged,
  readChoice,
  type Settings,
  toGroup,
  toKey,
  writeChoice,
} from '../../explorer/settings';
import { useIsInteractive } from '../lib/clientOnly';
import { queryNames } from '../lib/contract';
import { loadOnce, useLoaded } from '../lib/loadOnce';
import { changeSearch } from '../lib/navigation';
import { useSitePath } from '../lib/siteHooks';
import { createText, type PartText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { packageTexts } from '../ui/PackageFindings';
import { ToolForm } from '../ui/ToolForm';
import tool from '../ui/ToolForm.module.css';
import { describeFiles, ExplorerResult } from './ExplorerResult';
import styles from './OutputExplorer.module.css';
import { nameSetting, SettingsForm } from './SettingsForm';

/**
 * Shows what builds of small libraries wrote. The address has the choice, and nothing else keeps it.
 * @param texts JSON of its texts by key, written by build/components
 */
export function OutputExplorer({ texts }: { texts: string }) {
  const text = createText<'explorerPage'>(texts);
  const id = useId();
  const language = useLang();
  const { resolve } = useSitePath();
  const form = useRef<HTMLDivElement>(null);
  const { search } = useLocation();
  const isInteractive = useIsInteractive();
  const choice = readChoice(isInteractive ? search : '');
  const { library, settings, other } = choice;
  const [moved, setMoved] = useState('');
  /** Whether the page was opened to see what differs. */
  const [isComparison, setComparison] = useState(false);
  const go = (next: Choice) => changeSearch(writeChoice(next, location.search));
  const choose = (axis: Axis, value: string, isOther = false) => {
    const wanted = { ...((isOther && other) || settings), [axis]: value } as Settings;
    const built = findBuilt(library, wanted, axis);
    setMoved(describeMove(wanted, built, text));
    go({ ...choice, ...(isOther ? { other: built } : { settings: built }) });
  };
  const chooseLibrary = (value: string) => {
    const next = libraryIds.find((one) => one === value);
    if (!next) return;
    setMoved('');
    go(changeLibrary(choice, next));
  };
  useEffect(() => {
    // What was chosen before React came.
    if (!form.current) return;
    if (isChosen(location.search)) {
      const opened = readChoice(location.search);
      setComparison(opened.other !== undefined);
      return setMoved(describeMove(opened.wanted ?? opened.settings, opened.settings, text));
    }
    const chosen = form.current.querySelectorAll<HTMLInputElement>('input:checked');
    const wanted = Object.fromEntries(
      Array.from(chosen, ({ dataset, value }) => [dataset.axis, value]),
    ) as Settings;
    const select = form.current.querySelector('select');
    const other = libraryIds.find((one) => one === select?.value) ?? library;
    if (other === library && listChanged(wanted, settings).length === 0) return;
    const next = changeLibrary({ library, settings: wanted }, other);
    if (other === library) setMoved(describeMove(wanted, next.settings, text));
    go(next);
  }, []);
  // Who reads the page, or scrolls past, fetches nothing: the page has the first result.
  const [isReached, setReached] = useState(false);
  const reach = () => setReached(true);
  const isUsed = isInteractive && (isReached || isChosen(search));
  const first = useLoaded(groups, isUsed ? nameGroup(library, settings) : undefined);
  const second = useLoaded(groups, isUsed && other ? nameGroup(library, other) : undefined);
  const given = useLoaded(libraryFiles, isUsed ? library : undefined);
  const findings = useLoaded(packageTexts, isUsed ? language : undefined);
  const fetched = [first, second, given, findings];
  const isFailed = fetched.some((one) => one.isFailed);
  const known = library === libraryIds[0] ? EXPLORER_FIRST : undefined;
  const sources = given.data ?? known?.sources;
  const group = first.data ?? (known?.group.builds[toKey(settings)] && known.group);
  const words =
    findings.data ??
    (known &&
      !other &&
      group === known.group &&
      createText<'packed'>(known.findings[language] ?? '{}'));
  const files = group && (!other || second.data) && listShown(choice, group, second.data);
  const written = files ? describeFiles(files, choice, text) : '';
  const projects = other
    ? ([
        ['explorerPage.downloadFirst', settings],
        ['explorerPage.downloadSecond', other],
      ] as const)
    : ([['explorerPage.download', settings]] as const);
  return (
    <div onPointerEnter={reach} onPointerMove={reach} onFocus={reach}>
      <ToolForm
        ref={form}
        className={styles.form}
        part="output-explorer"
        fallback={
          <>
            {text('explorerPage.noScript')}{' '}
            <a href={withBase(resolve('/guide/basic/output-structure'))}>
              {text('explorerPage.structure')}
            </a>
          </>
        }
        // Both at once: one announcement for a choice.
        status={written && [moved, written].filter(Boolean).join(' ')}
        toResult={text('explorerPage.toResult')}
        shown={isComparison && other && files && sources !== undefined}
        result={
          <>
            {isFailed && (
              <p role="alert">
                {text('explorerPage.failed')}{' '}
                <button
                  type="button"
                  className={controls.framed}
                  onClick={() => fetched.forEach((one) => one.isFailed && one.retry())}
                >
                  {text('explorerPage.retry')}
                </button>
              </p>
            )}
            <div className={styles.result} data-needs-script="">
              {group && sources && files ? (
                <ExplorerResult
                  choice={choice}
                  files={files}
                  first={group}
                  second={second.data}
                  sources={sources}
                  text={text}
                  findings={words}
                />
              ) : (
                <p>{text('explorerPage.loading')}</p>
              )}
            </div>
          </>
        }
      >
        <p className={tool.choices}>
          <label htmlFor={`${id}library`} className={tool.strong}>
            {text('explorerPage.library')}
          </label>
          <select
            id={`${id}library`}
            className={controls.field}
            value={library}
            onChange={({ currentTarget }) => chooseLibrary(currentTarget.value)}
          >
            {libraryIds.map((one) => (
              <option key={one} value={one}>
                {text(`explorerPage.library${one}`)}
              </option>
            ))}
          </select>
        </p>
        <div className={clsx(other && styles.both)}>
          <SettingsForm
            {...(other && { title: text('explorerPage.first') })}
            settings={settings}
            text={text}
            onChoose={choose}
          />
          {other && (
            <SettingsForm
              title={text('explorerPage.second')}
              settings={other}
              text={text}
              onChoose={(axis, value) => choose(axis, value, true)}
            />
          )}
        </div>
        <p className={tool.choices}>
          <button
            type="button"
            className={controls.framed}
            data-needs-script=""
            onClick={() => {
              const { other: _, ...alone } = choice;
              setMoved('');
              // What is shown stays: the second settings begin as the first, and are kept.
              go(other ? { ...alone, settings: other } : { ...choice, other: settings });
            }}
          >
            {text(other ? 'explorerPage.compareEnd' : 'explorerPage.compare')}
          </button>
          {sources &&
            projects.map(([label, one]) => (
              <button
                key={label}
                type="button"
                className={controls.framed}
                onClick={() =>
                  void download(libraries[library].name, {
                    ...sources.files,
                    ...getProject(library, one, sources.versions),
                  })
                }
              >
                {text(label)}
              </button>
            ))}
        </p>
      </ToolForm>
    </div>
  );
}

async function fetchFile<Data>(name: string): Promise<Data> {
  const answer = await fetch(EXPLORER_FILES.replace('*', name));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return (await answer.json()) as Data;
}

const libraryFiles = loadOnce<ShownSources>(fetchFile);
const groups = loadOnce<ShownGroup>(fetchFile);

const isChosen = (search: string) => new URLSearchParams(search).has(queryNames.explorer);

const nameGroup = (library: string, settings: Settings) => `${library}-${toGroup(settings)}`;

/** What else a choice changed, as its combination was not built. */
function describeMove(wanted: Settings, built: Settings, text: PartText<'explorerPage'>): string {
  const changed = listChanged(wanted, built);
  if (changed.length === 0) return '';
  const changes = changed.map((axis) => nameSetting(axis, built, text));
  return text('explorerPage.moved', { changes: changes.join(text('explorerPage.comma')) });
}

/** Saves a project as a zip; the packer is fetched with the first. */
async function download(name: string, files: Readonly<Record<string, string>>): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const named = Object.entries(files).map(([file, text]) => [`${name}/${file}`, strToU8(text)]);
  const zip = zipSync(Object.fromEntries(named) as Record<string, Uint8Array>);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([new Uint8Array(zip)], { type: 'application/zip' }));
  link.download = `${name}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
