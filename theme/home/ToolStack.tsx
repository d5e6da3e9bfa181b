import { useLang } from '@rspress/core/runtime';
import { useAssetHref, useThemeOptions } from '../lib/siteHooks';
import { useText } from '../lib/text';
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
      <div className={styles.words}>
        <h2 className={styles.title} id="tool-stack">
          {text('toolStackTitle')}
        </h2>
        <p className={styles.blurb}>{text('toolStackDesc')}</p>
      </div>
      <ul className={styles.list}>
        {tools.links.slice(0, shownTools).map((tool) => (
          <li key={tool.name}>
            <Link className={styles.tool} href={isChinese ? tool.url : (tool.urlEn ?? tool.url)}>
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
              <span className={styles.name}>{tool.name}</span>
              <span className={styles.about}>{isChinese ? tool.desc : tool.descEn}</span>
              <VisuallyHidden>({text('externalLink')})</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
