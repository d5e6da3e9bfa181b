var data_namespaceObject = {
    limit: 10
};
var limit = data_namespaceObject.limit;
export default data_namespaceObject;
export { limit };
