var kind_Kind = /*#__PURE__*/ function(Kind) {
    Kind[Kind["Noun"] = 0] = "Noun";
    Kind[Kind["Verb"] = 1] = "Verb";
    return Kind;
}({});
export { kind_Kind as Kind };
