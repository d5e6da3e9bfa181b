export { splitWords } from "@/text/splitWords";
