import { alphabet } from "./s.js";
const encode = (text)=>[
        ...text
    ].map((letter)=>alphabet.indexOf(letter));
export { encode };
