export const languages = import.meta.glob('./languages/*.json');
