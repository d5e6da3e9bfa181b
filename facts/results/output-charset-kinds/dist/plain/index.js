

const word = 'é';
const words = 'é日本😀';

export { word, words };
