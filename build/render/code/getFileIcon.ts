import { findLanguage } from './languages';

const extension = /\.(\w+)$/;

/** The sign of a block of code: by the kind of the file that it is called after, else its language. */
export function getFileIcon(title: string | undefined, lang: string): string | undefined {
  const kind = extension.exec(title ?? '')?.[1]?.toLowerCase() ?? '';
  return (findLanguage(kind) ?? findLanguage(lang))?.icon;
}
