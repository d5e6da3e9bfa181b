import logo_namespaceObject from "./images/logo.svg";
const loadTheme = ()=>import("./theme.js");
export { loadTheme, logo_namespaceObject as logo };
