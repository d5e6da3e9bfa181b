import logo_namespaceObject from "./static/svg/logo.svg";
export { logo_namespaceObject as logo };
