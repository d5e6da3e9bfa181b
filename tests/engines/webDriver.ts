import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { EngineWindow } from './engines';

const size = { width: 1440, height: 900 };
/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Control: '\uE009',
};

const insertText = `document.execCommand('insertText', false, arguments[0])`;

/** WebKitGTK in a window that nobody sees, driven by the WebDriver protocol. */
export async function startWebKit([
  driver = '',
  xvfb = '',
]: readonly string[]): Promise<EngineWindow> {
  const screen = spawn(
    xvfb,
    ['-displayfd', '3', '-screen', '0', `${size.width}x${size.height}x24`],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [display] = await once(createInterface(screen.stdio[3] as never), 'line');
  const port = 20_000 + (process.pid % 10_000);
  const settings = reduceMotion();
  const server = spawn(driver, ['-p', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      XDG_CONFIG_HOME: settings,
    },
  });
  const send = async <T>(method: string, command: string, body?: object): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${command}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${command}: ${value.error}: ${value.message}`);
    return value;
  };
  const session = { capabilities: { alwaysMatch: {} } };
  let id: string | undefined;
  for (let tries = 0; !id; tries++) {
    try {
      ({ sessionId: id } = await send<{ sessionId: string }>('POST', '', session));
    } catch (error) {
      // The driver does not listen yet.
      if (tries > 100 || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  const post = <T>(command: string, body: object) => send<T>('POST', `/${id}/${command}`, body);
  const act = (type: string, actions: object[]) =>
    post<void>('actions', { actions: [{ type, id: type, actions }] });
  const typeKeys = (keys: string[]) =>
    act('key', [
      ...keys.map((value) => ({ type: 'keyDown', value })),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
  await post('window/rect', { x: 0, y: 0, ...size });
  return {
    open: (url) => post('url', { url }),
    evaluate: (run, ...args) =>
      post('execute/sync', { script: `return (${run})(...arguments)`, args }),
    press: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: async (text) => {
      if (/^[ -~]*$/.test(text)) for (const letter of text) await typeKeys([letter]);
      // The driver has no keys for Chinese: it comes as from an input method.
      else await post('execute/sync', { script: insertText, args: [text] });
    },
    pressKey: (keys) => typeKeys(keys.split('+').map((key) => keyCodes[key] ?? key)),
    close: async () => {
      await send('DELETE', `/${id}`).catch(() => undefined);
      server.kill();
      screen.kill();
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

/**
 * A folder of settings with which pages see `prefers-reduced-motion`. Without compositing WebKitGTK 2.50
 * crashes at `document.startViewTransition(() => {})`, on an empty page too; the site starts none then.
 */
function reduceMotion(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
}
