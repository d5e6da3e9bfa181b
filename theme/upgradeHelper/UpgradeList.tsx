import { Fragment } from 'react';
import { groupBy } from '../../site/groupBy';
import { toReleaseRoute } from '../../site/sharedHeadings';
import { changeKinds, type UpgradeChange } from '../../site/upgradeSteps';
import { useSitePath } from '../lib/siteHooks';
import type { PartText } from '../lib/text';
import { Link } from '../ui/Link';
import { renderInlineCode } from '../ui/renderInlineCode';
import styles from './UpgradeList.module.css';

interface UpgradeRow extends UpgradeChange {
  /** Whether the reader's text has its name. */
  isOwn: boolean;
}

/** Changes with marks for the names of a text (listConfigNames.ts), these first, then by need, kind and name. */
export function markOwn(
  changes: readonly UpgradeChange[],
  names: ReadonlySet<string> = new Set(),
): UpgradeRow[] {
  // `shims.cjs['import.meta.url']`
  const toPath = (name: string) => name.replaceAll(/\['([^']*)'\]/g, '.$1');
  const isOwn = ({ kind, name }: UpgradeChange) =>
    names.has(/option|default/.test(kind) ? `option ${toPath(name)}` : `${kind} ${name}`);
  const rank = ({ isOwn: own, need, kind }: UpgradeRow) =>
    changeKinds.indexOf(kind) - (own ? 100 : 0) - (need === 'must' ? 10 : 0);
  return changes
    .map((change) => ({ ...change, isOwn: isOwn(change) }))
    .sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
}

const groups = ['own', 'must', 'api', 'may', 'none'] as const;
const folded: readonly string[] = ['api', 'none'] satisfies readonly (typeof groups)[number][];

/** Changes by what they ask of readers: those of their own text first, and those of scripts apart. */
export function groupRows(rows: readonly UpgradeRow[]) {
  const getGroup = ({ isOwn, need, kind }: UpgradeRow): (typeof groups)[number] =>
    isOwn ? 'own' : need === 'must' && kind === 'export' ? 'api' : need;
  return groups.map((group) => ({ group, rows: rows.filter((row) => getGroup(row) === group) }));
}

export interface UpgradeListProps {
  rows: readonly UpgradeRow[];
  /** Those that the rows are of. */
  releases: readonly string[];
  text: PartText<'upgradePage'>;
}

/** The changes, grouped by what they ask of readers. */
export function UpgradeList({ rows, releases, text }: UpgradeListProps) {
  const { resolve } = useSitePath();
  const linkRelease = (name: string, label = name) => (
    <Link href={resolve(toReleaseRoute(name))}>{label}</Link>
  );
  const join = (parts: readonly React.ReactNode[]) =>
    parts.map((part, index) => (
      <Fragment key={index}>
        {index > 0 && text('upgradePage.comma')}
        {part}
      </Fragment>
    ));
  return (
    <>
      {groupRows(rows).map(({ group, rows: own }) => {
        if (own.length === 0) return null;
        const title = text(`upgradePage.group${group}`, { count: `${own.length}` });
        const list = (
          <ul className={styles.list}>
            {groupBy(own, getKey).map(([first, ...others]) => (
              <li key={getKey(first)}>
                <span>
                  <small>{text(`upgradePage.kind${first.kind}`)}</small>{' '}
                  {join([first, ...others].map(renderName))}
                </span>{' '}
                <span>
                  {renderInlineCode(first.text)}{' '}
                  {linkRelease(first.release.name, first.release.range)}
                </span>
              </li>
            ))}
          </ul>
        );
        return folded.includes(group) ? (
          <details key={group} className={styles.more}>
            <summary>{title}</summary>
            {list}
          </details>
        ) : (
          <section key={group} aria-label={title}>
            <h3>{title}</h3>
            {list}
          </section>
        );
      })}
      <p>
        {text('upgradePage.output')} {join(releases.map((name) => linkRelease(name)))}
      </p>
    </>
  );
}

/** Names that the same happened to are one line; messages have theirs. */
const getKey = ({ kind, text, release, name }: UpgradeRow): string =>
  [kind, text, release.name, kind === 'message' && name].join('|');

function renderName({ kind, name, of, href }: UpgradeRow): React.ReactNode {
  const label = kind === 'requirement' ? name : renderInlineCode(`\`${name}\``);
  return of === 'gone' || !href ? label : <Link href={href}>{label}</Link>;
}
