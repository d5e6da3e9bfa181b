const { createRslib } = require('@rslib/core');

async function build() {
  const rslib = await createRslib({ config: { format: 'cjs', logLevel: 'error' } });
  const { close, stats } = await rslib.build();
  console.log(stats.hasErrors() ? 'failed' : 'built');
  await close();
}

build();
