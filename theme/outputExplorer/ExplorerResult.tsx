import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { ShownFile } from '../../explorer/files';
import { getProject } from '../../explorer/project';
import { findRefusalPage, type ShownGroup, type ShownSources } from '../../explorer/results';
import {
  type Axis,
  type Choice,
  copiesShared,
  listChanged,
  type Settings,
  toKey,
} from '../../explorer/settings';
import type { Finding } from '../../packageCheck/Finding';
import { formatSize } from '../../site/formatSize';
import { messagesRoute } from '../../site/sharedHeadings';
import type { PartText } from '../lib/text';
import { describeVerdict, PackageFindings } from '../ui/PackageFindings';
import { NewTabLink } from '../ui/InlineFragments';
import tool from '../ui/ToolForm.module.css';
import { ComparedCode } from './ComparedCode';
import { ResultFiles } from './ResultFiles';
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
          <ComparedCode
            title={text('explorerPage.terminal')}
            file=""
            after={log.join('\n')}
            isOutput
          />
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
      <ResultFiles choice={choice} written={files} sources={sources.files} text={text} />
      <h3>{text('explorerPage.project')}</h3>
      {names.map((name) => (
        <ComparedCode
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
