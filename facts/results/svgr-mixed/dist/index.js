import logo, { ReactComponent } from "./logo.js";
const address = logo;
const Logo = ReactComponent;
export { Logo, address };
