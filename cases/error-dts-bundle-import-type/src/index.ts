export type Parts = typeof import('./parts');
