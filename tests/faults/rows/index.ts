import type { FaultClass } from '../FaultRow';
import { defaultPath } from '../support/runRow';
import { addresses } from './addresses';
import { browsers } from './browsers';
import { firstScripts } from './firstScripts';
import { language } from './language';
import { offline } from './offline';
import { oldBrowsers } from './oldBrowsers';
import { pageScripts } from './pageScripts';
import { search } from './search';
import { storage } from './storage';
import { storedValues } from './storedValues';

/** Faults of the first scripts and of storage, for who reads Chinese. */
const chinese: FaultClass = {
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

/** Every row of the suite, by class. */
export const faultClasses: readonly FaultClass[] = [
  pageScripts,
  offline,
  firstScripts,
  storage,
  storedValues,
  addresses,
  language,
  chinese,
  search,
  browsers,
  oldBrowsers,
];
