/** What of the Trusted Types of browsers is used here (W3C "Trusted Types"); TypeScript has none. */
interface TrustedTypeRules {
  createHTML?: (html: string) => string;
  /** What is not given back is refused. */
  createScriptURL?: (url: string) => string | undefined;
}

// With `var` alone a global is a property of `globalThis`.
// eslint-disable-next-line no-var -- see above
declare var trustedTypes:
  | { createPolicy: <Rules extends TrustedTypeRules>(name: string, rules: Rules) => Rules }
  | undefined;
