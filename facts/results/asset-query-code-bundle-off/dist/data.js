var data_namespaceObject = {
    count: 1
};
var count = data_namespaceObject.count;
export default data_namespaceObject;
export { count };
