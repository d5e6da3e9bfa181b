import logo_namespaceObject from "../static/svg/logo.svg";
const loadTheme = ()=>import("../theme.js");
export { loadTheme, logo_namespaceObject as logo };
