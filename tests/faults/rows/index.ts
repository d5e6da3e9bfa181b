import type { FaultClass } from '../FaultRow';
import { addresses } from './addresses';
import { browsers } from './browsers';
import { chinese } from './chinese';
import { firstScripts } from './firstScripts';
import { language } from './language';
import { offline } from './offline';
import { oldBrowsers } from './oldBrowsers';
import { pageScripts } from './pageScripts';
import { search } from './search';
import { storage } from './storage';
import { storedValues } from './storedValues';

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
