/* @__NO_SIDE_EFFECTS__ */
export function createUnit(name: string): { name: string } {
  return { name };
}

export const meter = /* @__PURE__ */ createUnit('m');
