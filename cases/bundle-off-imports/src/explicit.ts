export const explicit = 'explicit';
