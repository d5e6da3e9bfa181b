var limits_namespaceObject = {
    x: 10
};
const limit = limits_namespaceObject.x;
export { limit };
