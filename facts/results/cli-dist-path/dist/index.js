import logo_namespaceObject from "./images/logo.svg";
export { logo_namespaceObject as logo };
