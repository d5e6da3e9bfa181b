const notes_namespaceObject = "# Notes\n";
const src_text = notes_namespaceObject;
export { src_text as text };
