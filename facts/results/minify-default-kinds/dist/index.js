function toArea(width, height) {
    return 100 * width * height;
}
const greet = (name)=>{
    debugger;
    console.log(name);
    return `Hello, ${name}`;
};
const flags = {
    none: void 0,
    sum: 3,
    word: "ab"
};
const isEmpty = (value)=>null == value;
const isServer = "u" < typeof window;
const kept = /* @__PURE__ */ String('kept');
export { flags, greet, isEmpty, isServer, kept, toArea };
