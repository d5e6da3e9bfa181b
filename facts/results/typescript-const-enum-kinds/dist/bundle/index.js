var src_Size = /*#__PURE__*/ function(Size) {
    Size[Size["Small"] = 7] = "Small";
    Size[Size["Large"] = 8] = "Large";
    return Size;
}({});
const isKnown = (value)=>8 === value || 5 === value;
export { isKnown, src_Size as Size };
