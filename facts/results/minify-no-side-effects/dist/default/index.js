function createUnit(name) {
    return {
        name
    };
}
const meter = /* @__PURE__ */ createUnit('m');
export { createUnit, meter };
