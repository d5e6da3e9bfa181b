const word = 'word';
export { word };
