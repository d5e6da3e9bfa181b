const label = 'label';
export { input } from "./input.js";
export { label };
