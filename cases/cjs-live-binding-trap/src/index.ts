import { locale } from './state';

export * from './state';

export const greet = (): string => (locale === 'de' ? 'Hallo' : 'Hello');
