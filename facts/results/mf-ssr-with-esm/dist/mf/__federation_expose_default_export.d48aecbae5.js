/*! LICENSE: __federation_expose_default_export.d48aecbae5.js.LICENSE.txt */
"use strict";(globalThis["chunk_counter"]||=[]).push([["l"],{U(__unused_rspack_module,exports){/**
 * @license React
 * react-jsx-runtime.production.js
 *
 * Copyright (c) Meta Platforms, Inc. and affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */var REACT_ELEMENT_TYPE=Symbol.for("react.transitional.element");Symbol.for("react.fragment");function jsxProd(type,config,maybeKey){var key=null;void 0!==maybeKey&&(key=""+maybeKey);void 0!==config.key&&(key=""+config.key);if("key"in config){maybeKey={};for(var propName in config)"key"!==propName&&(maybeKey[propName]=config[propName])}else maybeKey=config;config=maybeKey.ref;return{$$typeof:REACT_ELEMENT_TYPE,type:type,key:key,ref:void 0!==config?config:null,props:maybeKey}}exports.jsx=jsxProd},Q(module,__unused_rspack_exports,__webpack_require__){module.exports=__webpack_require__("U")},x(__unused_rspack_module,__webpack_exports__,__webpack_require__){__webpack_require__.r(__webpack_exports__);var react_jsx_runtime__rspack_import_0=__webpack_require__("Q");var react__rspack_import_1=__webpack_require__("s");function Counter(){const[count,setCount]=(0,react__rspack_import_1.useState)(0);return/*#__PURE__*/(0,react_jsx_runtime__rspack_import_0.jsx)("button",{onClick:()=>setCount(count+1),children:count})}__webpack_require__.d(__webpack_exports__,{Counter:()=>Counter})}}]);