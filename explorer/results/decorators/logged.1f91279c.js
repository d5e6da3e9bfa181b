function n(o,{name:t}){return function(...n){return console.log(`${String(t)}(${n.join(", ")})`),o.apply(this,n)}}export{n as logged};
//# sourceMappingURL=logged.js.map