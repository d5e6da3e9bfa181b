export const store = localStorage;
