import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { permalinkClass } from '../../site/framework';
import styles from './Heading.module.css';

type HeadingLevel = 'h1' | 'h2' | 'h3' | 'h4';

/** A link of the writer's: in a heading, Markdown makes nothing deeper of it. */
const isLink = (node: ReactNode): boolean =>
  isValidElement<{ href?: string }>(node) && node.props.href !== undefined;

/** The framework's permalink, which screen readers cannot see but the keyboard reaches. */
const isFrameworkLink = (node: ReactNode): boolean =>
  isValidElement<{ className?: string }>(node) && node.props.className === permalinkClass;

/** A heading that is a link to itself, unless it contains a link. The framework's permalink is left out. */
export function createHeading(Level: HeadingLevel) {
  return function Heading({ children, id, ...props }: ComponentProps<HeadingLevel>) {
    const content = Children.toArray(children).filter((child) => !isFrameworkLink(child));
    const isPlain = Level === 'h1' || !id || content.some(isLink);
    return (
      <Level {...props} id={id}>
        {isPlain ? (
          content
        ) : (
          <a className={styles.permalink} href={`#${id}`}>
            {content}
          </a>
        )}
      </Level>
    );
  };
}
