import { useThemeOptions } from '../lib/siteHooks';
import { useText } from '../lib/text';
import { ToolLink } from '../ui/ToolLink';
import styles from './ToolStack.module.css';

const shownTools = 5;

export function ToolStack() {
  const text = useText();
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
            <ToolLink tool={tool} className={styles.tool} />
          </li>
        ))}
      </ul>
    </section>
  );
}
