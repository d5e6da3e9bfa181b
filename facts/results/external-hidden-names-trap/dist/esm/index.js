import { limit } from "legacy";
const half = limit / 2;
export { half };
