declare function require(name: string): { version: string };

const react = require('react');
export const version = react.version;
