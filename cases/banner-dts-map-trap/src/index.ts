export const className = 'button';
