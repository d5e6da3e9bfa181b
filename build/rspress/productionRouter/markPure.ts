/** A context, a memoized component or the like at the top of a module, made before anyone asks for it. */
const call = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
/** Anything else made there: `new Set(…)`, `Symbol(…)`, `Object.….join(…)`, `React3[name]`. */
const value = /^(var \w+ = )((?:new \w+\(|Symbol\(|Object\.|React\d*\[)[^\n]*);$/gm;
const component = /^(var (\w+) = )(class extends React\d*\.Component \{[^]*?^\});$/gm;
const contextType = /^(\w+)\.contextType = (\w+);\n/gm;
const displayName = /^\w+\.displayName = "[^"\n]*";\n/gm;

const pure = '/* @__PURE__ */ ';

/**
 * Says of a module's top-level statements what its package says of the module (`sideEffects: false`):
 * that they do nothing but define. The minimizer can then leave out those that nobody uses; without it
 * one used export keeps all of them. Names for developer tools go.
 * @throws Error where the module holds none of them: it is written otherwise than it was.
 */
export function markPure(code: string): string {
  const found = [call, component, displayName].every((part) => code.search(part) >= 0);
  if (!found) {
    throw new Error(
      '[productionRouter] The router’s module has no top-level contexts, classes or display names ' +
        'any more: adapt build/rspress/productionRouter/markPure.ts, or nothing unused is left out.',
    );
  }
  const contexts = new Map([...code.matchAll(contextType)].map(([, name, type]) => [name, type]));
  return code
    .replace(displayName, '')
    .replace(contextType, '')
    .replace(call, `$1${pure}$2`)
    .replace(value, `$1${pure}(() => $2)();`)
    .replace(component, (_, before: string, name: string, text: string) => {
      const context = contexts.get(name);
      const body = context ? text.replace('{', `{\n  static contextType = ${context};`) : text;
      return `${before}${pure}(() => ${body})();`;
    });
}
