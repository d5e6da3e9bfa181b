import { useLang } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import { useAssetHref, useThemeOptions } from '../lib/siteHooks';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Link } from '../ui/Link';
import styles from './ToolStack.module.css';

const shownTools = 5;

export function ToolStack() {
  const text = useText();
  const getAsset = useAssetHref();
  const isChinese = useLang() === 'zh';
  const { tools } = useThemeOptions();
  if (!tools || tools.links.length === 0) return null;
  return (
    <section className={styles.stack} aria-labelledby="tool-stack">
      <div>
        <h2 id="tool-stack">{text('toolStackTitle')}</h2>
        <p>{text('toolStackDesc')}</p>
      </div>
      <ul>
        {tools.links.slice(0, shownTools).map((tool) => (
          <li key={tool.name}>
            <Link
              className={clsx(controls.quiet, styles.tool)}
              href={isChinese ? tool.url : (tool.urlEn ?? tool.url)}
            >
              {tool.logo ? (
                <img
                  className={styles.logo}
                  style={tool.logoScale ? { '--scale': tool.logoScale } : undefined}
                  src={getAsset(tool.logo)}
                  alt=""
                  width="36"
                  height="36"
                  loading="lazy"
                />
              ) : (
                <span className={styles.logo} />
              )}
              <b>{tool.name}</b>
              <span className={styles.about}>{isChinese ? tool.desc : tool.descEn}</span>
              <VisuallyHidden>({text('externalLink')})</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
