export const draft = true;
