const startClassic = ()=>new Worker(new URL("./counter.js", import.meta.url), Object.assign({}, {
        type: 'classic'
    }, {
        type: "module"
    }));
const startNamed = ()=>new Worker(new URL("./named.js", import.meta.url), Object.assign({}, {
        name: 'named'
    }, {
        type: "module"
    }));
const startSecond = ()=>new Worker(new URL("./counter~1.js", import.meta.url), {
        type: "module"
    });
export { startClassic, startNamed, startSecond };
