export * from './limits.cjs';
