export * from 'es-words';
export const own = 0;
