import "node:module";
"use client";
const Toggle = ()=>'toggle';
export { Toggle };
