const word = "\xe9";
const words = "\xe9\u65E5\u672C\uD83D\uDE00";
export { word, words };
