const steps_namespaceObject = "Build first.\nThen publish.\n";
const src_text = steps_namespaceObject;
export { src_text as text };
