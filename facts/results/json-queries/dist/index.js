const wordsraw_namespaceObject = "[\"one\"]\n";
var wordsurl_namespaceObject = [
    "one"
];
var wordsinline_namespaceObject = [
    "one"
];
export { wordsinline_namespaceObject as inlined, wordsraw_namespaceObject as raw, wordsurl_namespaceObject as address };
