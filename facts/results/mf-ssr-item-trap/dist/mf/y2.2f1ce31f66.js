/*! LICENSE: y2.2f1ce31f66.js.LICENSE.txt */
"use strict";(globalThis["chunk_counter"]||=[]).push([["y2"],{U(__unused_rspack_module,exports){/**
 * @license React
 * react-jsx-runtime.production.js
 *
 * Copyright (c) Meta Platforms, Inc. and affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */Symbol.for("react.transitional.element");Symbol.for("react.fragment")},Q(module,__unused_rspack_exports,__webpack_require__){__webpack_require__("U")}}]);