import { existsSync } from 'node:fs';
import { createRslib, loadConfig } from '@rslib/core';

const rslib = await createRslib({
  config: await loadConfig({ command: 'mf-dev' }),
});
const { server, urls } = await rslib.startMFDevServer();
console.log(urls);

for (const file of ['mf-manifest.json', 'slugs.js', 'robots.txt', 'index.html']) {
  const { headers, status } = await fetch(`${urls[0]}/${file}`);
  console.log(file, status, headers.get('x-served-by'));
}
console.log('written to dist:', existsSync('dist/slugs.js'));
await server.close();
process.exit();
