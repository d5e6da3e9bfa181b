import { useLang } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import { site } from '../../site/site';
import { useThemeOptions } from '../lib/siteHooks';
import { Icon } from '../ui/Icon';
import { ToolLink } from '../ui/ToolLink';
import { NavPopover } from './NavPopover';
import styles from './TopBar.module.css';

export function NavTools() {
  const { tools } = useThemeOptions();
  const isChinese = useLang() === 'zh';
  if (!tools || tools.links.length === 0) return null;
  return (
    <NavPopover
      id="nav-tools"
      title={isChinese ? tools.title : tools.titleEn}
      button={<Icon name="grid" />}
    >
      <ul className={styles.toolList}>
        {tools.links.map((tool) => (
          <li key={tool.name}>
            <ToolLink
              tool={tool}
              className={clsx(styles.row, styles.tool)}
              aria-current={tool.name === site.name || undefined}
            />
          </li>
        ))}
      </ul>
    </NavPopover>
  );
}
