import { store } from 'state';

export const form = `form with ${store}`;
