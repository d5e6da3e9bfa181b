Object.assign(globalThis, {
    clockReady: true
});
const now = ()=>Date.now();
export { now };
