Object.defineProperty(exports, '__esModule', { value: true });
const all = { limit: () => 10 };
for (const name in all) Object.defineProperty(exports, name, { enumerable: true, get: all[name] });
