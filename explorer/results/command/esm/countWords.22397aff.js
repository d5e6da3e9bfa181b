function n(n){var t,u;return null!=(t=null==(u=n.match(/[\p{L}\p{N}]+/gu))?void 0:u.length)?t:0}export{n as countWords};
//# sourceMappingURL=countWords.js.map