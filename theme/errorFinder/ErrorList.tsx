import { usePage, useSite } from '@rspress/core/runtime';
import { Fragment } from 'react';
import {
  type FoundError,
  type LogErrors,
  stripFrame,
  stripPrefix,
} from '../../errorFinder/findErrors';
import { fillNames, type KnownMessage, sortItems } from '../../errorFinder/KnownMessage';
import { absoluteUrl } from '../../site/address';
import { messagesRoute } from '../../site/sharedHeadings';
import { tool } from '../../site/toolVersion';
import { getIssueHref } from '../lib/issueHref';
import type { PartText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { NewTabLink, InlineFragments } from '../ui/InlineFragments';
import styles from '../ui/ToolForm.module.css';

/** Characters of a line that are shown, and that an issue has. */
const longestLine = 400;
/** Line numbers that are shown. */
const firstLines = 5;
/** Messages that are shown: a browser takes long with thousands. */
const mostFound = 100;

interface ListProps {
  text: PartText<'errorPage'>;
  /** The first so many lines of the log are in the field. */
  shownLines: number;
  onSelectLine: (line: number) => void;
}

/** What was found in a log: known messages with cause and fix, lines that no page has, lines without a cause. */
export function ErrorList({
  errors: { found, unknown, summaries },
  ...list
}: ListProps & { errors: LogErrors }) {
  if (found.length + unknown.length + summaries.length === 0) return null;
  const { text } = list;
  const more = found.length - mostFound;
  return (
    <section aria-label={text('errorPage.result')}>
      {found.length > 0 && (
        <ol className={styles.remarks}>
          {found.slice(0, mostFound).map((error, index) => (
            <FoundItem key={index} error={error} {...list} />
          ))}
        </ol>
      )}
      {more > 0 && <p>{text('errorPage.more', { count: `${more}` })}</p>}
      {unknown.length > 0 && (
        <>
          <h3>{text('errorPage.unknown')}</h3>
          <ul className={styles.remarks}>
            {unknown.map((error, index) => (
              <UnknownItem key={index} error={error} {...list} />
            ))}
          </ul>
        </>
      )}
      {summaries.length > 0 && (
        <p className={styles.hint}>
          {text('errorPage.summaries')}{' '}
          {summaries.map(({ line }, index) => (
            <Fragment key={index}>
              {index > 0 && text('errorPage.comma')}
              <code>{stripPrefix(line)}</code>
            </Fragment>
          ))}{' '}
          <NewTabLink href={`${messagesRoute}#which-line-of-the-log-counts`}>
            {text('errorPage.which')}
          </NewTabLink>
        </p>
      )}
    </section>
  );
}

function FoundItem({ error, ...list }: ListProps & { error: FoundError }) {
  const { at, values, messages } = error;
  const names = [...values, ...at.map(({ place = '' }) => place)];
  const { text } = list;
  return (
    <li className={controls.remark} data-type="danger">
      <Lines {...error} {...list} />
      {messages.length > 1 && <p>{text('errorPage.causes')}</p>}
      {messages.map(({ href, blocks, examples }) => (
        <div key={href}>
          {sortItems(blocks, names).map((block, index) => (
            <p key={index}>
              <InlineFragments
                fragments={block.map((fragment) => fillNames(fragment, examples, values))}
              />
            </p>
          ))}
          <p>
            <NewTabLink href={href}>{text('errorPage.readMore')}</NewTabLink>
          </p>
        </div>
      ))}
    </li>
  );
}

function UnknownItem({ error, ...list }: ListProps & { error: FoundError }) {
  const { text } = list;
  const { line, messages } = error;
  const { routePath } = usePage().page;
  const { base, siteOrigin = '' } = useSite().site;
  const quote = stripFrame(line).slice(0, longestLine);
  const issue = getIssueHref({
    // In English, as the form is.
    title: `the error finder does not know "${quote.slice(0, 80)}"`,
    url: absoluteUrl({ origin: siteOrigin, base }, routePath),
    quote,
    versions: tool,
  });
  return (
    <li className={controls.remark} data-type="warning">
      <Lines {...error} {...list} />
      {messages.length > 0 && (
        <p>
          {text(messages[0]?.codes.includes('TS2322') ? 'errorPage.type' : 'errorPage.nearest')}{' '}
          {messages.map((message, index) => (
            <span key={message.href}>
              {index > 0 && text('errorPage.comma')}
              <NewTabLink href={message.href}>
                <code>{write(message)}</code>
              </NewTabLink>
            </span>
          ))}
        </p>
      )}
      <p>
        <a href={issue} target="_blank" rel="noopener noreferrer">
          {text('errorPage.report')}
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

function Lines({ line, at, text, shownLines, onSelectLine }: ListProps & FoundError) {
  return (
    <>
      <p>
        <code className={styles.strong}>{stripFrame(line).slice(0, longestLine)}</code>
      </p>
      <p className={styles.hint}>
        {at.slice(0, firstLines).map(({ number, place }, index) => (
          <span key={number}>
            {index > 0 && ' · '}
            <button
              type="button"
              disabled={number > shownLines}
              onClick={() => onSelectLine(number)}
            >
              {text('errorPage.line', { line: `${number}` })}
            </button>
            {place && !line.includes(place) && (
              <>
                {' '}
                <code>{place}</code>
              </>
            )}
          </span>
        ))}
        {at.length > firstLines && ' …'}
      </p>
    </>
  );
}
