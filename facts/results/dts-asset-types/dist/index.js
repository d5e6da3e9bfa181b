import logo_namespaceObject from "./static/svg/logo.svg";
const getLogo = ()=>logo_namespaceObject;
export { getLogo };
