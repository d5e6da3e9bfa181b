import { usePage, useSite, withBase } from '@rspress/core/runtime';
import { useEffect, useRef, useState } from 'react';
import { absoluteUrl } from '../../site/absoluteUrl';
import { getMarkdownPath } from '../../site/markdownPath';
import { useIsInteractive } from '../lib/clientOnly';
import { useText } from '../lib/text';
import { announce } from '../ui/Announcer';
import { Popover } from '../ui/Popover';
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
const assistants = { ChatGPT: 'https://chatgpt.com/?q=', Claude: 'https://claude.ai/new?q=' };

export interface PageMenuProps {
  /** Where the page's Markdown is, from the site's root. */
  path: string;
}

/** Copies the page's Markdown, shows it, or hands its address to an assistant. */
export function PageMenu({ path }: PageMenuProps) {
  const text = useText();
  const { base, siteOrigin = '' } = useSite().site;
  const url = absoluteUrl({ origin: siteOrigin, base }, path);
  const question = encodeURIComponent(text('agentPrompt', { url }));
  return (
    <ul>
      <li>
        <CopyPageButton className={styles.item} path={withBase(path)} />
      </li>
      <li>
        <a className={styles.item} href={withBase(path)} target="_blank" rel="noopener noreferrer">
          {text('viewMarkdown')}
        </a>
      </li>
      {Object.entries(assistants).map(([name, address]) => (
        <li key={name}>
          <a
            className={styles.item}
            href={address + question}
            target="_blank"
            rel="noopener noreferrer"
          >
            {text('openIn', { name })}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** How long the result is shown, in ms. */
const answerDuration = 2000;

type CopyState = 'idle' | 'copied' | 'refused';
const labels = { idle: 'copyPage', copied: 'copiedCode', refused: 'copyPageRefused' } as const;

export interface CopyPageButtonProps {
  /** Where the page's Markdown is. */
  path: string;
  className?: string | undefined;
}

/** Copies the page's Markdown and announces it; where that is refused, the link below remains. */
export function CopyPageButton({ path, className }: CopyPageButtonProps) {
  const text = useText();
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <button
      type="button"
      className={className}
      data-needs-script=""
      onClick={async () => {
        const answer = (await copyAddress(path)) ? 'copied' : 'refused';
        setState(answer);
        announce(text(labels[answer]));
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setState('idle'), answerDuration);
      }}
    >
      {text(labels[state])}
    </button>
  );
}

/** Copies the text behind an address. The clipboard gets a promise: Safari forgets the click while it waits. */
export async function copyAddress(address: string): Promise<boolean> {
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
