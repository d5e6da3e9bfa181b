// npm run screenshot: the picture of the README, taken from the built site (run `npm run build` first).
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { startServer } from './serve/startServer.mjs';

const file = '.github/home.png';
const size = { width: 1280, height: 800 };

const server = await startServer({ root: 'doc_build', port: 0 });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  const page = await browser.newPage({ viewport: size, colorScheme: 'light' });
  await page.goto(server.url);
  await mkdir('.github', { recursive: true });
  await page.screenshot({ path: file });
  console.log(`${file} taken at ${size.width} × ${size.height}`);
} finally {
  await browser.close();
  await server.close();
}
