import { expect, test } from '@rstest/core';
import { markPure } from '../../../../../build/rspress/productionRouter/markPure';

const router = `var Context = React.createContext(null);
Context.displayName = "Context";
var names = new Set(list);
var RenderErrorBoundary = class extends React2.Component {
  render() {
    return this.context;
  }
};
RenderErrorBoundary.contextType = Context;
function Router() {
  let Form2 = React.forwardRef(Form);
  Form2.displayName = "Form";
}
`;

test('what a module only defines is marked as such, and nothing inside its functions', () => {
  expect(markPure(router)).toBe(`var Context = /* @__PURE__ */ React.createContext(null);
var names = /* @__PURE__ */ (() => new Set(list))();
var RenderErrorBoundary = /* @__PURE__ */ (() => class extends React2.Component {
  static contextType = Context;
  render() {
    return this.context;
  }
})();
function Router() {
  let Form2 = React.forwardRef(Form);
  Form2.displayName = "Form";
}
`);
});

test('a module that is written otherwise is named', () => {
  expect(() => markPure('export const Context = createContext(null);')).toThrow(
    'adapt build/rspress/productionRouter/markPure.ts',
  );
});
