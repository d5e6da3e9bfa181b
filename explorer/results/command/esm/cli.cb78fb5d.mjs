#!/usr/bin/env node
import { readFileSync } from "node:fs";
import picocolors from "picocolors";
function countWords(text) {
    return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
var languages_namespaceObject = /*#__PURE__*/ JSON.parse('[{"id":"en","unit":"words"},{"id":"de","unit":"Wörter"},{"id":"zh","unit":"个词"}]');
const [file, language = 'en'] = process.argv.slice(2);
if (file) {
    const { unit } = languages_namespaceObject.find(({ id })=>id === language) ?? languages_namespaceObject["0"];
    const count = countWords(readFileSync(file, 'utf8'));
    console.log(`${picocolors.bold(file)}: ${picocolors.green(String(count))} ${unit}`);
} else {
    console.error(picocolors.red('Usage: count-words <file> [language]'));
    process.exitCode = 1;
}
