function r(r){var t;return null!=(t=r.match(/[^\s.,;:!?]+/g))?t:[]}export{r as splitWords};
//# sourceMappingURL=words.js.map