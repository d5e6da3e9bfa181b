import words_woff2_namespaceObject from "./static/font/words.woff2";
export default words_woff2_namespaceObject;
