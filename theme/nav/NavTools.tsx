import { useLang } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import type { ToolLink } from '../../site/tools';
import { useAssetHref, useThemeOptions } from '../lib/siteHooks';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { NavPopover } from './NavPopover';
import styles from './Nav.module.css';

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
            <Tool {...tool} isChinese={isChinese} />
          </li>
        ))}
      </ul>
    </NavPopover>
  );
}

function Tool({ isChinese, ...tool }: ToolLink & { isChinese: boolean }) {
  const text = useText();
  const getAsset = useAssetHref();
  return (
    <Link
      className={clsx(controls.quiet, styles.row, styles.tool)}
      href={isChinese ? tool.url : (tool.urlEn ?? tool.url)}
      title={text('externalLink')}
    >
      {tool.logo ? (
        <img
          className={styles.logo}
          style={tool.logoScale ? { '--scale': tool.logoScale } : undefined}
          src={getAsset(tool.logo)}
          alt=""
          width="24"
          height="24"
          loading="lazy"
        />
      ) : (
        <span className={styles.logo} />
      )}
      <span>
        <b className={styles.toolName}>{tool.name}</b>
        {` ${isChinese ? tool.desc : tool.descEn}`}
      </span>
    </Link>
  );
}
