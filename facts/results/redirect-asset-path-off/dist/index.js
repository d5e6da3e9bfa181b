export { default as logo } from "@/images/logo.js";
