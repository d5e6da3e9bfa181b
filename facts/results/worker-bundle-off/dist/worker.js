import { square } from "./square.js";
self.onmessage = ({ data })=>self.postMessage(square(data));
