import { existsSync } from 'node:fs';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import { startWebKit } from './webDriver';

/** A browser window, driven as a reader's hands would: what both protocols can do. */
export interface EngineWindow {
  open: (url: string) => Promise<void>;
  /** Runs a function in the page; what it needs comes as arguments. */
  evaluate: <A extends readonly unknown[], R>(run: (...args: A) => R, ...args: A) => Promise<R>;
  /** Presses the main button of the mouse at a point of the window. */
  press: (x: number, y: number) => Promise<void>;
  /** Types text, or one key, such as `Enter`, perhaps with `Control` held. */
  type: (text: string) => Promise<void>;
  pressKey: (key: 'Enter' | 'Escape' | 'Control+v') => Promise<void>;
  close: () => Promise<void>;
}

export interface Engine {
  name: string;
  /** Programs that are needed; of several names the first that is there. */
  programs: readonly (readonly string[])[];
  /** What has them on Debian and Ubuntu. */
  packages: string;
  start: (programs: readonly string[]) => Promise<EngineWindow>;
}

export const engines: readonly Engine[] = [
  {
    name: 'Firefox',
    programs: [['firefox-esr', 'firefox']],
    packages: 'firefox-esr',
    start: startFirefox,
  },
  {
    name: 'WebKit',
    programs: [['WebKitWebDriver'], ['Xvfb']],
    packages: 'webkit2gtk-driver xvfb',
    start: startWebKit,
  },
];

/** The file of a program, by the first of its names that is on the path. */
export const findProgram = (names: readonly string[]): string | undefined =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
    )
    .find((file) => existsSync(file));

async function startFirefox([executablePath = '']: readonly string[]): Promise<EngineWindow> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    timeout: 110_000,
    defaultViewport: { width: 1440, height: 900 },
  });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (run, ...args) => page.evaluate(run as never, ...(args as never)),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressKey: async (keys) => {
      const [key = '', held] = keys.split('+').toReversed();
      if (held) await page.keyboard.down(held as 'Control');
      await page.keyboard.press(key as 'Enter');
      if (held) await page.keyboard.up(held as 'Control');
    },
    close: () => browser.close(),
  };
}
