var package_namespaceObject = {
    rE: "1.2.3"
};
const userAgent = `limits/${package_namespaceObject.rE}`;
export { userAgent };
