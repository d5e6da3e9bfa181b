import loadTexts from 'virtual-package-texts';
import { type Finding, severities } from '../../packageCheck/Finding';
import { getHelpPage, getTextCode } from '../../packageCheck/helpPages';
import type { ResolutionMode } from '../../packageCheck/runtime';
import type { Verdict } from '../../packageCheck/summary';
import { loadOnce } from '../lib/loadOnce';
import { createText, type PartText } from '../lib/text';
import controls from './controls.module.css';
import { NewTabLink } from './InlineFragments';
import { renderInlineCode } from './renderInlineCode';
import styles from './ToolForm.module.css';

/** What checkers say of a package, by severity, or that they found nothing. */
export function PackageFindings({
  findings,
  text,
}: {
  findings: readonly Finding[];
  text: PartText<'packed'>;
}) {
  if (findings.length === 0) return <p>{text('packed.nothing')}</p>;
  return severities.map((severity) => {
    const own = findings.filter((finding) => finding.severity === severity);
    if (own.length === 0) return null;
    return (
      <div key={severity}>
        <h4>{text(`packed.severity${severity}`, { count: `${own.length}` })}</h4>
        <ul className={styles.remarks}>
          {own.map((finding) => (
            <FindingItem key={finding.code + finding.places.join()} finding={finding} text={text} />
          ))}
        </ul>
      </div>
    );
  });
}

/** Texts of results by language, fetched with the first one. */
export const packageTexts = loadOnce(async (language) =>
  createText<'packed'>(await loadTexts(language)),
);

/** Who can use a package, a sentence in each line; of a command nothing is imported. */
export const describeVerdict = (verdict: Readonly<Verdict>, text: PartText<'packed'>): string =>
  (['works', 'newer', 'bundler', 'partly', 'fails'] as const)
    .filter((state) => verdict[state].length > 0)
    .map((state) =>
      text(`packed.verdict${state}`, {
        ways: nameModes(verdict[state]).join(text('packed.comma')),
      }),
    )
    .join('\n') || text('packed.command');

export const modeNames: Record<ResolutionMode, string> = {
  import: 'import',
  require: 'require',
  'node16-esm': 'TypeScript node16 (import)',
  'node16-cjs': 'TypeScript node16 (require)',
  bundler: 'TypeScript bundler',
  node10: 'TypeScript node10',
};

/** Both modes of `node16` as one where both are there. */
function nameModes(list: readonly ResolutionMode[]): string[] {
  const isBoth = list.includes('node16-esm') && list.includes('node16-cjs');
  return list
    .filter((mode) => !isBoth || mode !== 'node16-cjs')
    .map((mode) => (isBoth && mode === 'node16-esm' ? 'TypeScript node16' : modeNames[mode]));
}

/** Places that are shown at once. */
const firstPlaces = 4;

function FindingItem({ finding, text }: { finding: Finding; text: PartText<'packed'> }) {
  const { code, reportedBy, severity, places, toolMessage, values } = finding;
  const textCode = getTextCode(code);
  const rest = places.length - firstPlaces;
  const tools = reportedBy.map((tool) =>
    tool === 'rslib' ? text('packed.byRslib') : toolNames[tool],
  );
  return (
    <li className={controls.remark} data-type={tones[severity]}>
      <p>
        <strong>{renderInlineCode(text(`packed.find${textCode}`, values))}</strong>
      </p>
      <p>
        {places.slice(0, firstPlaces).map((place, index) => (
          <span key={place}>
            {index > 0 && text('packed.comma')}
            <code>{place}</code>
          </span>
        ))}
        {rest > 0 && text('packed.more', { count: `${rest}` })}
      </p>
      <p>
        {renderInlineCode(text(`packed.fix${textCode}`, values))}{' '}
        <NewTabLink href={getHelpPage(code)}>{text('packed.readMore')}</NewTabLink>
      </p>
      {toolMessage && (
        <details className={styles.hint}>
          <summary>{text('packed.said')}</summary>
          <p lang="en" className={styles.output}>
            {toolMessage}
          </p>
        </details>
      )}
      <p className={styles.hint}>
        {tools.join(text('packed.comma'))}
        {reportedBy.length === 1 && reportedBy[0] !== 'rslib' && ` · ${code}`}
      </p>
    </li>
  );
}

const toolNames = { publint: 'publint', attw: 'Are The Types Wrong' } as const;
const tones = { error: 'danger', warning: 'warning', suggestion: 'note' } as const;
