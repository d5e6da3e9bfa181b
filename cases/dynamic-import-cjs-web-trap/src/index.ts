export const loadWords = () => import('./words');
