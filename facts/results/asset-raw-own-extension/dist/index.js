const guideraw_namespaceObject = "# Words\n";
export { guideraw_namespaceObject as text };
