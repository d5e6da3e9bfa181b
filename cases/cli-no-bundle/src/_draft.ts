export const draft = 'not yet';
