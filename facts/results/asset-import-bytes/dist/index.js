var __webpack_require__ = {};
(()=>{
    __webpack_require__.tb = (base64)=>new Uint8Array(Buffer.from(base64, 'base64'));
})();
const notes_namespaceObject = __webpack_require__.tb("IyBOb3Rlcwo=");
export { notes_namespaceObject as notes };
