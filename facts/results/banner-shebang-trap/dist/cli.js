/*! hello 1.0.0 */
#!/usr/bin/env node
import { argv } from "node:process";
console.log(`Hello ${argv["2"] ?? 'world'}`);
