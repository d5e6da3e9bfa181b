import { Children, type ComponentProps, type ReactNode, isValidElement } from 'react';
import { useText } from '../hooks/useText';
import styles from './Heading.module.css';

type HeadingLevel = 'h1' | 'h2' | 'h3' | 'h4';

/** The words of a node, without markup. */
function getTextContent(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return `${node}`;
  if (Array.isArray(node)) return node.map(getTextContent).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? getTextContent(node.props.children) : '';
}

/** The framework's permalink, which screen readers cannot see but the keyboard reaches. */
const isFrameworkLink = (node: ReactNode): boolean =>
  isValidElement<{ className?: string }>(node) && node.props.className === 'rp-header-anchor';

/**
 * A heading of the page with a permalink that is a real link. The framework's is left out, where
 * plugins/markdown/dropPermalinks has not done so.
 */
export function createHeading(Level: HeadingLevel) {
  return function Heading({ children, id, ...props }: ComponentProps<HeadingLevel>) {
    const text = useText();
    const content = Children.toArray(children).filter((child) => !isFrameworkLink(child));
    return (
      <Level {...props} id={id}>
        {content}
        {Level !== 'h1' && (
          <a
            className={styles.permalink}
            href={`#${id}`}
            aria-label={text('permalinkTo', { heading: getTextContent(content) })}
          />
        )}
      </Level>
    );
  };
}
