import { listRoutes } from './listRoutes';

/** Every page of the built site under test. */
export const routes = listRoutes();
