const alphabet = 'abcdefghijklmnopqrstuvwxyz'.split('');
export { alphabet };
