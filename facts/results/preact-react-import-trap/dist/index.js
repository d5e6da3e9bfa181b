import { Component, options, toChildArray } from "preact";
import { useState } from "preact/hooks";
var w = Object.assign;
var x = /^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;
Symbol.for("react.forward_ref");
var P = Symbol.for("react.element"), $ = /^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/, z = /[A-Z0-9]/g, H = typeof document < "u";
var Y = function(n) {
    return /fil|che|rad/.test(n);
};
Component.prototype.isReactComponent = !0, [
    "componentWillMount",
    "componentWillReceiveProps",
    "componentWillUpdate"
].forEach(function(n) {
    Object.defineProperty(Component.prototype, n, {
        configurable: !0,
        get: function() {
            return this["UNSAFE_" + n];
        },
        set: function(t) {
            Object.defineProperty(this, n, {
                configurable: !0,
                writable: !0,
                value: t
            });
        }
    });
});
var J = options.event;
options.event = function(n) {
    return J && (n = J(n)), n.persist = function() {}, n.isPropagationStopped = function() {
        return this.cancelBubble;
    }, n.isDefaultPrevented = function() {
        return this.defaultPrevented;
    }, n.nativeEvent = n;
};
var K = {
    configurable: !0,
    get: function() {
        return this.class;
    }
}, Q = options.vnode;
options.vnode = function(t) {
    if ("string" == typeof t.type) !function(t) {
        var e = t.props, r = t.type, u = {}, i = -1 == r.indexOf("-");
        for(var o in e){
            var f = e[o];
            if (!("value" == o && "defaultValue" in e && null == f || H && "children" == o && "noscript" == r || "class" == o || "className" == o)) {
                if ("style" == o && f && f.constructor == Object) {
                    var l = void 0;
                    for(var a in f)"number" != typeof f[a] || x.test(a) || (l || (l = f = w({}, f)), f[a] += "px");
                } else if ("defaultValue" == o && "value" in e && null == e.value) o = "value";
                else if ("download" == o && !0 === f) f = "";
                else if ("translate" == o && "no" === f) f = !1;
                else if ("o" == o[0] && "n" == o[1]) {
                    var c = o.toLowerCase();
                    "ondoubleclick" == c ? o = "ondblclick" : "onchange" != c || "input" != r && "textarea" != r || Y(e.type) ? "onfocus" == c ? o = "onfocusin" : "onblur" == c && (o = "onfocusout") : c = o = "oninput", "oninput" == c && u[o = c] && (o = "oninputCapture");
                } else i && $.test(o) ? o = o.replace(z, "-$&").toLowerCase() : null === f && (f = void 0);
                u[o] = f;
            }
        }
        if ("select" == r) {
            var s = null != u.defaultValue ? u.defaultValue : u.multiple && Array.isArray(u.value) ? u.value : null;
            null != s && (u.value = toChildArray(e.children).forEach(function(n) {
                n.props.selected = u.multiple ? -1 != s.indexOf(n.props.value) : s == n.props.value;
            }));
        }
        e.class && !e.className ? (u.class = e.class, Object.defineProperty(u, "className", K)) : e.className && (u.class = u.className = e.className), t.props = u;
    }(t);
    else if ("function" == typeof t.type && ("ref" in t.props && "prototype" in t.type && t.type.prototype.render && (t.ref = t.props.ref, delete t.props.ref), t.type.defaultProps)) {
        var e = w({}, t.props);
        for(var r in t.type.defaultProps)void 0 === e[r] && (e[r] = t.type.defaultProps[r]);
        t.props = e;
    }
    !t.ref || "ref" in t.props || Object.defineProperty(t.props, "ref", {
        value: t.ref,
        configurable: !0,
        writable: !0
    }), t.$$typeof = P, Q && Q(t);
};
Symbol.for("pv");
const useCount = ()=>useState(0);
export { useCount };
