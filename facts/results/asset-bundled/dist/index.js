import logo_namespaceObject from "./static/svg/logo.svg";
const logo = logo_namespaceObject;
export { logo };
