function t(t){return t.match(/[\p{L}\p{N}]+/gu)?.length??0}export{t as countWords};
//# sourceMappingURL=countWords.js.map