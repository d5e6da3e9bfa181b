import { Fragment, type ReactNode } from 'react';

/** Text with Markdown code spans as nodes: titles come from the framework with their backticks. */
export function renderInlineCode(text: string): ReactNode {
  const parts = text.split('`');
  // A heading may be the name of an option alone.
  if (parts.length < 3) return /^\w+\.\S+$/.test(text) ? breakAtDots(text) : text;
  return parts.map((part, index) =>
    index % 2 ? <code key={index}>{breakAtDots(part)}</code> : part,
  );
}

/** `dts.bundle.tsconfigPath` goes on the next line after a dot where it is too long. */
const breakAtDots = (code: string): ReactNode =>
  code.split(/(?<=\.)/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
