var limits_namespaceObject = {
    perPage: 10
};
var perPage = limits_namespaceObject.perPage;
export default limits_namespaceObject;
export { perPage };
