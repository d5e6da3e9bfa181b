const now = ()=>Date.now();
export { now };
