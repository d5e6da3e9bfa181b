import { useLang, useLocation } from '@rspress/core/runtime';
import loadSteps from 'virtual-release-steps';
import { listUpgrade } from '../../site/upgradeSteps';
import { useIsInteractive } from '../lib/clientOnly';
import { queryNames } from '../lib/contract';
import { loadOnce, useLoaded } from '../lib/loadOnce';
import { createText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Link } from '../ui/Link';
import { renderInlineCode } from '../ui/renderInlineCode';

/** What releases changed, by language. */
export const releaseSteps = loadOnce(loadSteps);

/**
 * Says what a release had, and had not, of the page that the reader came from: `?page=/config/lib/dts`, as the
 * menu of versions writes it. Shown for pages that document something alone.
 * @param texts JSON of its texts by key, written by build/components
 */
export function PageInRelease({ release, texts }: { release: string; texts: string }) {
  const text = createText<'releaseNote'>(texts);
  const { search } = useLocation();
  const page = useIsInteractive() ? new URLSearchParams(search).get(queryNames.page) : null;
  const language = useLang();
  const { data: steps } = useLoaded(releaseSteps, page === null ? undefined : language);
  const isOfPage = ({ href }: { href?: string }) => href?.split('#')[0] === page;
  if (!steps?.some(({ changes }) => changes.some(isOfPage))) return null;
  const changes = listUpgrade(steps, release, RELEASES[0] ?? '').filter(isOfPage);
  return (
    <aside className={controls.remark} data-type="info" aria-label={text('releaseNote.title')}>
      <p>
        {text(changes.length > 0 ? 'releaseNote.changes' : 'releaseNote.same', { release })}{' '}
        <Link href={page ?? ''}>{text('releaseNote.back')}</Link>
      </p>
      <ul>
        {changes.map(({ kind, name, of, text: words, release: { range } }) => (
          <li key={kind + name + of + range}>
            {renderInlineCode(text(getNote(of), { name: `\`${name}\``, range, words }))}
          </li>
        ))}
      </ul>
    </aside>
  );
}

const getNote = (of: string) =>
  of === 'new' ? 'releaseNote.new' : of === 'gone' ? 'releaseNote.gone' : 'releaseNote.other';
