"use client";
const Toggle = ()=>'toggle';
export { Toggle };
