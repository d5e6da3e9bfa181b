const steps_namespaceObject = "Build first.\nThen publish.\n";
export { steps_namespaceObject as steps };
