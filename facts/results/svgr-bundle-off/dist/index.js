import { ReactComponent } from "./logo.js";
const Logo = ReactComponent;
export { Logo };
