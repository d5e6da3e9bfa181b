import type { FaultClass } from '../FaultRow';
import { defaultPath } from '../support/runRow';
import { firstScripts } from './firstScripts';
import { storage } from './storage';

/** Faults of the first scripts and of storage, for who reads Chinese. */
export const chinese: FaultClass = {
  name: 'Chinese pages',
  rows: [firstScripts, storage]
    .flatMap(({ rows }) => rows)
    .filter(({ visitor, address }) => !visitor && !address)
    .map((row) => ({
      ...row,
      id: `zh-${row.id}`,
      fault: `On a Chinese page: ${row.fault}`,
      path: `/zh${row.path ?? defaultPath}`,
    })),
};
