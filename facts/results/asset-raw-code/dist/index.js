const wordsraw_namespaceObject = "export const words: string[] = ['one'];\n";
const araw_namespaceObject = ".a { color: teal; }\n";
export { araw_namespaceObject as css, wordsraw_namespaceObject as raw };
