import { retries } from './constants';

export const describe = (name: string): string => `${name}: ${retries} times`;
