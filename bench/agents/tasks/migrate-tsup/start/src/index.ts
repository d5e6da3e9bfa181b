import clsx from 'clsx';
import { splitWords } from './splitWords';

declare const PACKAGE_VERSION: string;

export interface SlugOptions {
  separator?: string;
}

export const version: string = PACKAGE_VERSION;

/** `Hello World` → `hello-world` */
export function toSlug(title: string, { separator = '-' }: SlugOptions = {}): string {
  return splitWords(title).join(separator).toLowerCase();
}

/** Classes of a heading. */
export function toClasses(title: string, isOpen = false): string {
  return clsx('heading', toSlug(title), { open: isOpen });
}

/** The folder of this file, for the files next to it. */
export function getFolder(): string {
  return __dirname;
}
