import { expect } from '@rstest/core';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOutput } from '../../../facts/cases/run/readOutput';
import type { Step } from '../page/planSteps';
import { cleanTerminal } from './cleanTerminal';
import { createReaderEnvironment } from './createReaderEnvironment';
import { listSizes, roundSizes } from './roundSizes';
import { runShell } from './runShell';

const longestCommand = 280_000;

export type Reader = ReturnType<typeof createReader>;

/** Someone with a fresh empty folder and a terminal open in it, who does what a page says. */
export function createReader() {
  const folder = mkdtempSync(path.join(tmpdir(), 'reader-'));
  const env = createReaderEnvironment(process.env);
  const inFolder = (name: string) => path.join(folder, name);
  let terminal = '';

  const has = (name: string) => existsSync(inFolder(name));
  const read = (name: string) => readFileSync(inFolder(name), 'utf8');

  function write(name: string, text: string) {
    mkdirSync(path.dirname(inFolder(name)), { recursive: true });
    writeFileSync(inFolder(name), text);
  }

  /** What the commands print; throws with all of it where one of them fails. */
  async function run(commands: string) {
    const printed = await runShell(commands, { folder, env, longest: longestCommand });
    const { code, stdout, stderr } = printed;
    if (code !== 0) throw new Error(`Exit code ${code}:\n${stdout}${stderr}`);
    return printed;
  }

  /** Does what one step says, or sees whether it is so. */
  async function follow(step: Step): Promise<void> {
    if (step.type === 'run') {
      // Standard error holds npm's own notes, which depend on its version and settings.
      terminal = (await run(step.commands)).stdout;
    } else if (step.type === 'write') {
      write(step.file, `${step.text}\n`);
    } else if (step.type === 'compareFile') {
      // A fence does not show the line breaks at the end of a file, nor that API Extractor writes CRLF.
      expect(read(step.file).replaceAll('\r\n', '\n').replace(/\n*$/, '')).toBe(step.text);
    } else if (step.type === 'compareFolder') {
      const { files } = await readOutput(inFolder(step.folder), folder);
      expect(roundSizes(files, step.files)).toEqual(listSizes(step.files));
    } else if (step.type === 'comparePart') {
      expect(read(step.file)).toContain(step.text);
    } else if (step.type === 'compareTerminal') {
      expect(cleanTerminal(terminal, folder)).toBe(cleanTerminal(step.text, folder));
    }
  }

  const leave = () => rmSync(folder, { recursive: true, force: true });

  return { folder, env, has, read, write, run, follow, leave };
}
