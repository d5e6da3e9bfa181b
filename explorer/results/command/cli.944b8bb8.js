#!/usr/bin/env node
import { readFileSync } from "fs";
import picocolors from "picocolors";
import { countWords } from "./countWords.js";
import languages from "./languages.js";
const [file, language = 'en'] = process.argv.slice(2);
if (file) {
    var _languages_find;
    const { unit } = null != (_languages_find = languages.find(({ id })=>id === language)) ? _languages_find : languages["0"];
    const count = countWords(readFileSync(file, 'utf8'));
    console.log(`${picocolors.bold(file)}: ${picocolors.green(String(count))} ${unit}`);
} else {
    console.error(picocolors.red('Usage: count-words <file> [language]'));
    process.exitCode = 1;
}

//# sourceMappingURL=cli.js.map