const help_namespaceObject = "Usage: slugs <title>\n";
export { help_namespaceObject as help };
