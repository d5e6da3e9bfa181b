import { line } from "plotter";
const draw = ()=>line();
export { draw };
