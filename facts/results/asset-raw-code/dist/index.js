const wordsraw_namespaceObject = "export const words: string[] = ['one'];\n";
const araw_namespaceObject = ".a {\n  color: teal;\n}\n";
const Boxraw_namespaceObject = "export const Box = () => <b>box</b>;\n";
const sumraw_namespaceObject = "export const sum: number = 3;\n";
const limitsraw_namespaceObject = "module.exports = { lowest: 0 };\n";
const box_moduleraw_namespaceObject = ".box {\n  color: navy;\n}\n";
export { Boxraw_namespaceObject as component, araw_namespaceObject as css, box_moduleraw_namespaceObject as scoped, limitsraw_namespaceObject as commonjs, sumraw_namespaceObject as module, wordsraw_namespaceObject as raw };
