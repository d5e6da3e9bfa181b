import { useSite, withBase } from '@rspress/core/runtime';
import { absoluteUrl } from '../../site/absoluteUrl';
import { useText } from '../hooks/useText';
import { CopyPageButton } from './CopyPageButton';
import styles from './PageMenu.module.css';

/** What stands behind an address that takes a question: ours names the page's Markdown. */
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
