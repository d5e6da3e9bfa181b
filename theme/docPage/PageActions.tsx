import { usePage, useSite, withBase } from '@rspress/core/runtime';
import { absoluteUrl, getMarkdownPath } from '../../site/address';
import { useIsInteractive } from '../lib/clientOnly';
import { useText } from '../lib/text';
import { Popover } from '../ui/Popover';
import { useCopyAnswer } from '../ui/useCopyAnswer';
import styles from './PageActions.module.css';

/** The page as Markdown: a link, and a menu of more actions that only React renders, so that no HTML has it. */
export function PageActions() {
  const text = useText();
  const { routePath } = usePage().page;
  const path = getMarkdownPath(routePath);
  const isInteractive = useIsInteractive();
  return (
    <div className={styles.actions}>
      {/* A new tab: it leads nowhere, and browsers complain of a fade to what is no page. */}
      <a href={withBase(path)} target="_blank" rel="noopener noreferrer">
        Markdown
      </a>
      <Popover id="page-menu" name={text('pageMenu')} button="▾" needsScript>
        {isInteractive && <PageMenu path={path} />}
      </Popover>
    </div>
  );
}

/** Addresses that end with a question; ours names the page's Markdown. */
const assistants = [
  ['ChatGPT', 'https://chatgpt.com/?q='],
  ['Claude', 'https://claude.ai/new?q='],
] as const;

function PageMenu({ path }: { path: string }) {
  const text = useText();
  const { base, siteOrigin = '' } = useSite().site;
  const url = absoluteUrl({ origin: siteOrigin, base }, path);
  const question = encodeURIComponent(text('agentPrompt', { url }));
  const links = [
    [text('viewMarkdown'), withBase(path)],
    ...assistants.map(([name, address]) => [text('openIn', { name }), address + question]),
  ] as const;
  return (
    <ul>
      <li>
        <CopyPageButton path={withBase(path)} />
      </li>
      {links.map(([name, href]) => (
        <li key={name}>
          <a className={styles.item} href={href} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

const labels = { idle: 'copyPage', copied: 'copiedCode', refused: 'copyPageRefused' } as const;

function CopyPageButton({ path }: { path: string }) {
  const [label, copy] = useCopyAnswer(labels);
  return (
    <button
      type="button"
      className={styles.item}
      data-needs-script=""
      onClick={() => void copy(copyAddress(path))}
    >
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
