export { words } from "./wrods";
