Object.assign(globalThis, { clockReady: true });
