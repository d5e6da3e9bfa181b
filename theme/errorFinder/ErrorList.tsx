import { usePage, useSite } from '@rspress/core/runtime';
import type { ExplainedLog, FoundError } from '../../errorFinder/findErrors';
import { fillNames, type KnownMessage } from '../../errorFinder/KnownMessage';
import { absoluteUrl } from '../../site/address';
import { tool } from '../../site/toolVersion';
import { getIssueHref } from '../lib/issueHref';
import type { PartText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { NewTabLink, Piece } from '../ui/Piece';
import styles from '../ui/ToolForm.module.css';

/** Characters of a line that are shown, and that an issue has. */
const longestLine = 400;
/** Line numbers that are shown. */
const firstLines = 5;

/** What was found in a log: known messages with cause and fix, then lines that no page has. */
export function ErrorList({
  errors: { found, unknown },
  text,
}: {
  errors: ExplainedLog;
  text: PartText<'errorPage'>;
}) {
  if (found.length + unknown.length === 0) return null;
  return (
    <section aria-label={text('errorPageResult')}>
      {found.length > 0 && (
        <ol className={styles.remarks}>
          {found.map((error) => (
            <FoundItem key={error.at[0]} error={error} text={text} />
          ))}
        </ol>
      )}
      {unknown.length > 0 && (
        <>
          <h3>{text('errorPageUnknown')}</h3>
          <ul className={styles.remarks}>
            {unknown.map((error) => (
              <UnknownItem key={error.at[0]} error={error} text={text} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function FoundItem({ error, text }: { error: FoundError; text: PartText<'errorPage'> }) {
  const { line, at, place, values, messages } = error;
  return (
    <li className={controls.remark} data-type="danger">
      <Line line={line} at={at} place={place} text={text} />
      {messages.length > 1 && <p>{text('errorPageCauses')}</p>}
      {messages.map(({ href, blocks, examples }) => (
        <div key={href}>
          {blocks.map((block, index) => (
            <p key={index}>
              {block.map((piece, at) => (
                <Piece key={at} {...fillNames(piece, examples, values)} />
              ))}
            </p>
          ))}
          <p>
            <NewTabLink href={href}>{text('errorPageReadMore')}</NewTabLink>
          </p>
        </div>
      ))}
    </li>
  );
}

function UnknownItem({
  error,
  text,
}: {
  error: ExplainedLog['unknown'][number];
  text: PartText<'errorPage'>;
}) {
  const { line, at, nearest } = error;
  const { routePath } = usePage().page;
  const { base, siteOrigin = '' } = useSite().site;
  const quote = line.slice(0, longestLine);
  const issue = getIssueHref({
    // In English, as the form is.
    title: `the error finder does not know "${quote.slice(0, 80)}"`,
    url: absoluteUrl({ origin: siteOrigin, base }, routePath),
    quote,
    versions: tool,
  });
  return (
    <li className={controls.remark} data-type="warning">
      <Line line={line} at={at} text={text} />
      {nearest.length > 0 && (
        <p>
          {text('errorPageNearest')}{' '}
          {nearest.map((message, index) => (
            <span key={message.href}>
              {index > 0 && text('errorPageComma')}
              <NewTabLink href={message.href}>
                <code>{write(message)}</code>
              </NewTabLink>
            </span>
          ))}
        </p>
      )}
      <p>
        <a href={issue} target="_blank" rel="noopener noreferrer">
          {text('errorPageReport')}
        </a>
      </p>
    </li>
  );
}

/** A known message as its page has it: what varies as the page's example. */
const write = ({ pattern, examples }: KnownMessage): string => {
  const parts = pattern.split('{}');
  return parts
    .map((part, index) => part + (parts[index + 1] === undefined ? '' : (examples[index] ?? '…')))
    .join('');
};

function Line({
  line,
  at,
  place,
  text,
}: {
  line: string;
  at: readonly number[];
  place?: string | undefined;
  text: PartText<'errorPage'>;
}) {
  const lines = at.slice(0, firstLines).join(', ') + (at.length > firstLines ? ', …' : '');
  return (
    <>
      <p>
        <code className={styles.strong}>{line.slice(0, longestLine)}</code>
      </p>
      <p className={styles.hint}>
        {text('errorPageLine', { lines })}
        {place && !line.includes(place) && (
          <>
            {' · '}
            <code>{place}</code>
          </>
        )}
      </p>
    </>
  );
}
