import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** The defaults, which users may also read as a file. */
export const defaultsFile: string = fileURLToPath(
  new URL(/* rspackIgnore: true */ './defaults.json', import.meta.url),
);

const templates = new URL(/* rspackIgnore: true */ './templates/', import.meta.url);

export const templateNames = (): string[] => readdirSync(templates).sort();

export function fill(template: string, name: string): string {
  const text = readFileSync(
    new URL(/* rspackIgnore: true */ `./templates/${template}`, import.meta.url),
    'utf8',
  );
  const { greeting } = JSON.parse(readFileSync(defaultsFile, 'utf8')) as { greeting: string };
  return text.replace('{greeting}', greeting).replace('{name}', name).trim();
}

/** Counts words in a thread. */
export async function countWords(text: string): Promise<number> {
  const worker = new Worker(new URL(/* rspackIgnore: true */ './count.js', import.meta.url), {
    workerData: text,
  });
  const [count] = (await once(worker, 'message')) as [number];
  return count;
}

/** Prints in another process, and returns what it printed. */
export async function print(text: string): Promise<string> {
  const child = fork(new URL(/* rspackIgnore: true */ './print.js', import.meta.url), [text]);
  const [printed] = (await once(child, 'message')) as [string];
  return printed;
}
