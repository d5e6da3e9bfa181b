import { createRslib } from '@rslib/core';

const rslib = await createRslib({ config: { logLevel: 'error' } });

rslib.onAfterCreateRsbuild(({ rsbuild }) => {
  rsbuild.onAfterBuild(() => {
    console.log('built');
  });
});

const { close } = await rslib.build();
await close();
