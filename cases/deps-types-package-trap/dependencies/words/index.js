export const split = (text) => text.split(' ');
