import { createWidget } from "widget";
const widget = createWidget();
export { widget };
