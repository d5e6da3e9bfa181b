// `node scripts/readmeScreenshot.mjs`: the picture of the README, taken from the built site (run `npm run build` first).
import { mkdir } from 'node:fs/promises';
import { startServer } from './serve/startServer.mjs';
import { openBrowser } from './test/openBrowser.mjs';

const file = '.github/home.png';
const size = { width: 1280, height: 800 };

const server = await startServer({ root: 'doc_build', port: 0 });
const browser = await openBrowser();
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
