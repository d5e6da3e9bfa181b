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

/**
 * A heading of the page with a permalink that is a real link. It takes the place of the framework's
 * (first child), which screen readers cannot see but the keyboard reaches.
 */
export function createHeading(Level: HeadingLevel) {
  return function Heading({ children, id, ...props }: ComponentProps<HeadingLevel>) {
    const text = useText();
    const content = Children.toArray(children).slice(1);
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
