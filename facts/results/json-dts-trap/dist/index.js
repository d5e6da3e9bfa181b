var limits_namespaceObject = {
    perPage: 10
};
const defaults = limits_namespaceObject;
export { defaults, limits_namespaceObject as limits };
