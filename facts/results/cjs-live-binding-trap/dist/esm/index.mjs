import { locale } from "./state.mjs";
export * from "./state.mjs";
const greet = ()=>'de' === locale ? 'Hallo' : 'Hello';
export { greet };
