import path from 'node:path';
import { createRslib } from '@rslib/core';

const cwd = path.resolve('packages/slugs');
const rslib = await createRslib({ cwd, config: { dts: true } });
const { close } = await rslib.build();
await close();
