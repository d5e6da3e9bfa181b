#!/usr/bin/env node
import { parseArgs } from "node:util";
import { toSlug } from "./index.js";
const { values: values, positionals: positionals } = parseArgs({
    options: {
        version: {
            type: 'boolean'
        }
    },
    allowPositionals: true
});
console.log(values.version ? "1.0.0" : toSlug(positionals.join(' ')));

//# sourceMappingURL=cli.js.map