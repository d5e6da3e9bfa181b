import { useMDXComponents } from '@mdx-js/react';
import { type ElementType, Fragment, type ReactNode } from 'react';

export interface ToolCodeProps {
  title?: string;
  /** Its name tells the language of the icon. */
  file?: string;
  lang?: string;
  /** Name of the language for readers, where there is no title. */
  label?: string;
  /** Whether it is what a program wrote. */
  output?: boolean | undefined;
  /** Whether long lines wrap. */
  wrapCode?: boolean;
  lines: readonly ReactNode[];
}

/** Code in a tool, as pages show it. */
export function ToolCode({ file, lines, ...props }: ToolCodeProps) {
  const CodeBlock = (useMDXComponents().pre ?? 'pre') as ElementType;
  const extension = /[a-z]+$/.exec(file ?? '')?.[0].toUpperCase();
  return (
    <CodeBlock {...props} icon={extension?.replace(/^[CM](?=[JT]S)/, '')}>
      <code>
        {lines.map((line, index) => (
          <Fragment key={index}>
            {index > 0 && '\n'}
            <span className="line">{line}</span>
          </Fragment>
        ))}
      </code>
    </CodeBlock>
  );
}
