const wordsraw_namespaceObject = "export const words: string[] = ['one'];\n";
const araw_namespaceObject = ".a {\n  color: teal;\n}\n";
export { araw_namespaceObject as css, wordsraw_namespaceObject as raw };
