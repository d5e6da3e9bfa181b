export { answer } from "./parts";
