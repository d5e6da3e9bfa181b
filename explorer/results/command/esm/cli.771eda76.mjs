#!/usr/bin/env node
import { readFileSync } from "node:fs";
import picocolors from "picocolors";
import { countWords } from "./countWords.mjs";
import languages from "./languages.mjs";
const [file, language = 'en'] = process.argv.slice(2);
if (file) {
    const { unit } = languages.find(({ id })=>id === language) ?? languages["0"];
    const count = countWords(readFileSync(file, 'utf8'));
    console.log(`${picocolors.bold(file)}: ${picocolors.green(String(count))} ${unit}`);
} else {
    console.error(picocolors.red('Usage: count-words <file> [language]'));
    process.exitCode = 1;
}
