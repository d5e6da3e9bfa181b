import { usePage, withBase } from '@rspress/core/runtime';
import { getMarkdownPath } from '../../site/markdownPath';
import { useIsInteractive } from '../hooks/useIsInteractive';
import { useText } from '../hooks/useText';
import { Popover } from '../ui/Popover';
import styles from './PageActions.module.css';
import { PageMenu } from './PageMenu';

/**
 * The page as Markdown, for people and for what they ask: a link that needs no script, and a menu of
 * what else can be done with it. The menu is drawn by React alone, so that no page carries it.
 */
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
