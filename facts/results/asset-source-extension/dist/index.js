import words_namespaceObject from "./static/assets/words.data";
export { words_namespaceObject as words };
