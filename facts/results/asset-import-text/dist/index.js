const notes_namespaceObject = "# Notes\n";
const style_namespaceObject = ".a {\n  color: red;\n}\n";
export { notes_namespaceObject as notes, style_namespaceObject as style };
