import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

for (const folder of ['files', 'bundle']) {
  const { load } = require(`./dist/${folder}/index.js`);
  console.log(folder, typeof (await load()));
}
