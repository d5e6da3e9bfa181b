import { usePage, useSite, withBase } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import { absoluteUrl, getMarkdownPath } from '../../site/address';
import { site } from '../../site/site';
import { useIsInteractive } from '../lib/clientOnly';
import { pageMenuId } from '../lib/contract';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { Popover } from '../ui/Popover';
import { useCopyAnswer } from '../ui/useCopyAnswer';
import styles from './PageMenu.module.css';
import { SourceLink, useFileHref } from './SourceLink';

/** Addresses that end with a question; ours names the page's Markdown. */
const assistants = [
  ['ChatGPT', 'https://chatgpt.com/?q='],
  ['Claude', 'https://claude.ai/new?q='],
] as const;

/** What can be done with the page. Without script it shows the links to its Markdown, to the list of pages and to its source. */
export function PageMenu() {
  const text = useText();
  const { base, siteOrigin = '' } = useSite().site;
  const { routePath, lang } = usePage().page;
  const path = getMarkdownPath(routePath);
  const list = lang === site.defaultLanguage ? '/llms.txt' : `/${lang}/llms.txt`;
  const url = absoluteUrl({ origin: siteOrigin, base }, path);
  const question = encodeURIComponent(text('agentPrompt', { url }));
  const getFileHref = useFileHref();
  const isInteractive = useIsInteractive();
  return (
    <Popover
      id={pageMenuId}
      button={
        <>
          {text('pageMenu')}
          <Icon name="chevron" className={controls.chevron} />
        </>
      }
      buttonClassName={clsx(controls.quiet, styles.button)}
    >
      {/* Not a list: those have bullets in the text of a page. */}
      {isInteractive && <CopyPageButton path={withBase(path)} />}
      {/* A new tab: browsers complain of a fade to what is no page. */}
      <a className={styles.item} href={withBase(path)} target="_blank" rel="noopener noreferrer">
        {text('viewMarkdown')}
      </a>
      <a className={styles.item} href={withBase(list)} target="_blank" rel="noopener noreferrer">
        llms.txt
      </a>
      {isInteractive &&
        assistants.map(([name, address]) => (
          <Link key={name} className={styles.item} href={address + question}>
            {text('openIn', { name })}
          </Link>
        ))}
      <SourceLink className={styles.item} href={getFileHref('view')} />
    </Popover>
  );
}

function CopyPageButton({ path }: { path: string }) {
  const text = useText();
  const [label, copy] = useCopyAnswer({
    idle: text('copyPage'),
    copied: text('copiedCode'),
    refused: text('copyPageRefused'),
  });
  return (
    <button type="button" className={styles.item} onClick={() => void copy(copyAddress(path))}>
      {label}
    </button>
  );
}

/** Copies the text behind an address. The clipboard gets a promise: Safari forgets the click while it waits. */
async function copyAddress(address: string): Promise<boolean> {
  const load = async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return new Blob([await response.text()], { type: 'text/plain' });
  };
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': load() })]);
    return true;
  } catch {
    return false;
  }
}
