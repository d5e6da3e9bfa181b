Object.assign(globalThis, {
    clockReady: true
});
export { };
