import type { RslibConfig } from '@rslib/core';

export const config: RslibConfig = { format: 'cjs' };
