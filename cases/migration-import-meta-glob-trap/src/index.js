export const languages = import.meta.glob('./parts/*.js');
