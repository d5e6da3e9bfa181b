(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else if ('object' == typeof exports) exports["Answer"] = factory();
    else root["Answer"] = factory();
})(globalThis, ()=>(()=>{
        "use strict";
        var __webpack_modules__ = {
            U (module1, __webpack_exports__, __webpack_require__) {
                __webpack_require__.a(module1, async function(__rspack_load_async_deps, __rspack_async_done) {
                    try {
                        __webpack_require__.r(__webpack_exports__);
                        const answer = await Promise.resolve(42);
                        __webpack_require__.d(__webpack_exports__, {}, {
                            answer: answer
                        });
                        __rspack_async_done();
                    } catch (e) {
                        __rspack_async_done(e);
                    }
                }, 1);
            }
        };
        var __webpack_module_cache__ = {};
        function __webpack_require__(moduleId) {
            var cachedModule = __webpack_module_cache__[moduleId];
            if (void 0 !== cachedModule) return cachedModule.exports;
            var module1 = __webpack_module_cache__[moduleId] = {
                exports: {}
            };
            __webpack_modules__[moduleId](module1, module1.exports, __webpack_require__);
            return module1.exports;
        }
        __webpack_require__.c = __webpack_module_cache__;
        (()=>{
            var hasSymbol = "function" == typeof Symbol;
            var rspackQueues = hasSymbol ? Symbol("rspack queues") : "__rspack_queues";
            var rspackExports = __webpack_require__.aE = hasSymbol ? Symbol("rspack exports") : "__webpack_exports__";
            var rspackError = hasSymbol ? Symbol("rspack error") : "__rspack_error";
            var rspackDone = hasSymbol ? Symbol("rspack done") : "__rspack_done";
            var rspackDefer = __webpack_require__.zS = hasSymbol ? Symbol("rspack defer") : "__rspack_defer";
            __webpack_require__.zT = (asyncDeps)=>{
                var hasUnresolvedAsyncSubgraph = asyncDeps.some((id)=>{
                    var cache = __webpack_require__.c[id];
                    return !cache || false === cache[rspackDone];
                });
                if (hasUnresolvedAsyncSubgraph) return {
                    then (onFulfilled, onRejected) {
                        return Promise.all(asyncDeps.map(__webpack_require__)).then(onFulfilled, onRejected);
                    }
                };
            };
            var resolveQueue = (queue)=>{
                if (queue && queue.d < 1) {
                    queue.d = 1;
                    queue.forEach((fn)=>fn.r--);
                    queue.forEach((fn)=>fn.r-- ? fn.r++ : fn());
                }
            };
            var wrapDeps = (deps)=>deps.map((dep)=>{
                    if (null !== dep && "object" == typeof dep) {
                        if (!dep[rspackQueues] && dep[rspackDefer]) {
                            var asyncDeps = __webpack_require__.zT(dep[rspackDefer]);
                            if (!asyncDeps) return dep;
                            else {
                                var d = dep;
                                dep = {
                                    then (onFulfilled, onRejected) {
                                        asyncDeps.then(()=>onFulfilled(d), onRejected);
                                    }
                                };
                            }
                        }
                        if (dep[rspackQueues]) return dep;
                        if (dep.then) {
                            var queue = [];
                            queue.d = 0;
                            dep.then((r)=>{
                                obj[rspackExports] = r;
                                resolveQueue(queue);
                            }, (e)=>{
                                obj[rspackError] = e;
                                resolveQueue(queue);
                            });
                            var obj = {};
                            obj[rspackDefer] = false;
                            obj[rspackQueues] = (fn)=>fn(queue);
                            return obj;
                        }
                    }
                    var ret = {};
                    ret[rspackQueues] = ()=>{};
                    ret[rspackExports] = dep;
                    return ret;
                });
            __webpack_require__.a = (module1, body, hasAwait, useModuleExports)=>{
                var queue;
                hasAwait && ((queue = []).d = -1);
                var depQueues = new Set();
                var exports1 = module1.exports;
                var currentDeps;
                var outerResolve;
                var reject;
                var promise = new Promise((resolve, rej)=>{
                    reject = rej;
                    outerResolve = resolve;
                });
                promise[rspackExports] = exports1;
                promise[rspackQueues] = (fn)=>{
                    queue && fn(queue), depQueues.forEach(fn), promise["catch"](()=>{});
                };
                module1.exports = promise;
                var asyncModule = module1;
                if (useModuleExports) {
                    asyncModule = Object.create(module1);
                    asyncModule.exports = exports1;
                }
                var handle = (deps)=>{
                    currentDeps = wrapDeps(deps);
                    var fn;
                    var getResult = ()=>currentDeps.map((d)=>{
                            if (d[rspackDefer]) return d;
                            if (d[rspackError]) throw d[rspackError];
                            return d[rspackExports];
                        });
                    var promise = new Promise((resolve)=>{
                        fn = ()=>resolve(getResult);
                        fn.r = 0;
                        var fnQueue = (q)=>q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn)));
                        currentDeps.map((dep)=>dep[rspackDefer] || dep[rspackQueues](fnQueue));
                    });
                    return fn.r ? promise : getResult();
                };
                var done = (err)=>(err ? reject(promise[rspackError] = err) : (useModuleExports && (exports1 = promise[rspackExports] = asyncModule.exports), outerResolve(exports1)), resolveQueue(queue), promise[rspackDone] = true);
                body(handle, done, asyncModule);
                queue && queue.d < 0 && (queue.d = 0);
            };
        })();
        (()=>{
            __webpack_require__.d = (exports1, getters, values)=>{
                var define1 = (defs, kind)=>{
                    for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                        enumerable: true,
                        [kind]: defs[key]
                    });
                };
                define1(getters, "get");
                define1(values, "value");
            };
        })();
        (()=>{
            __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
        })();
        (()=>{
            __webpack_require__.r = (exports1)=>{
                if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports1, Symbol.toStringTag, {
                    value: 'Module'
                });
                Object.defineProperty(exports1, '__esModule', {
                    value: true
                });
            };
        })();
        var __webpack_exports__ = __webpack_require__("U");
        return __webpack_exports__;
    })());
