import { readFileSync } from 'node:fs';

/** `development` or `production`: what the site that uses this is built for. */
export const mode: string = import.meta.env.MODE;

export class MetaError extends Error {
  override name = 'MetaError';
  readonly source: string;

  constructor(message?: string) {
    super(message);
    this.source = new.target.name;
  }
}

/** The words that titles must not have, from the file next to the package's code. */
export function readWords(): string[] {
  return readFileSync(new URL('./words.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
}
