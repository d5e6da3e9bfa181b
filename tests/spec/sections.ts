import { product } from './rows/1.1-product';
import { settingsAndRoutes } from './rows/1.2-settings-and-routes';
import { routeBuilding } from './rows/1.2-route-building';
import { topNavigation } from './rows/1.3-top-navigation';
import { sidebars } from './rows/1.4-sidebars';
import { pageTypes } from './rows/1.5-page-types';
import { furniture } from './rows/1.5-furniture';
import { searchDialog } from './rows/1.6-search-dialog';
import { entities } from './rows/1.7-entities';
import { states } from './rows/1.8-states';
import { statesOfParts } from './rows/1.8-states-of-parts';
import { validation } from './rows/1.9-validation';
import { callsAndErrors } from './rows/1.10-calls-and-errors';
import { constantsOfTheFrame } from './rows/1.11-constants-of-the-frame';
import { constantsOfSearch } from './rows/1.11-constants-of-search';
import { constantsOfParts } from './rows/1.11-constants-of-parts';
import type { SpecSection } from './SpecRow';

/** The whole table, in the order of the specification. */
export const sections: readonly SpecSection[] = [
  { name: '1.1 product', rows: product },
  { name: '1.2 settings and routes', rows: settingsAndRoutes },
  { name: '1.2 route building', rows: routeBuilding },
  { name: '1.3 top navigation', rows: topNavigation },
  { name: '1.4 sidebars', rows: sidebars },
  { name: '1.5 page types', rows: pageTypes },
  { name: '1.5 furniture', rows: furniture },
  { name: '1.6 search dialog', rows: searchDialog },
  { name: '1.7 entities', rows: entities },
  { name: '1.8 states', rows: states },
  { name: '1.8 states of parts', rows: statesOfParts },
  { name: '1.9 validation', rows: validation },
  { name: '1.10 calls and errors', rows: callsAndErrors },
  { name: '1.11 constants of the frame', rows: constantsOfTheFrame },
  { name: '1.11 constants of search', rows: constantsOfSearch },
  { name: '1.11 constants of parts', rows: constantsOfParts },
];
