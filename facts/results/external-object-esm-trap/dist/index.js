const external_commonjs2_clamp_root_Clamp_amd_clamp_commonjs_clamp_namespaceObject = import(void 0).then(function(module) {
    return module;
});
const toPercent = (share)=>(0, external_commonjs2_clamp_root_Clamp_amd_clamp_commonjs_clamp_namespaceObject.clamp)(100 * share, 0, 100);
export { toPercent };
