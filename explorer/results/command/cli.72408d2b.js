#!/usr/bin/env node
import { readFileSync } from "fs";
import picocolors from "picocolors";
function countWords(text) {
    var _ref;
    var _text_match;
    return null != (_ref = null == (_text_match = text.match(/[\p{L}\p{N}]+/gu)) ? void 0 : _text_match.length) ? _ref : 0;
}
var languages_namespaceObject = /*#__PURE__*/ JSON.parse('[{"id":"en","unit":"words"},{"id":"de","unit":"Wörter"},{"id":"zh","unit":"个词"}]');
const [file, language = 'en'] = process.argv.slice(2);
if (file) {
    var _languages_find;
    const { unit } = null != (_languages_find = languages_namespaceObject.find(({ id })=>id === language)) ? _languages_find : languages_namespaceObject["0"];
    const count = countWords(readFileSync(file, 'utf8'));
    console.log(`${picocolors.bold(file)}: ${picocolors.green(String(count))} ${unit}`);
} else {
    console.error(picocolors.red('Usage: count-words <file> [language]'));
    process.exitCode = 1;
}
