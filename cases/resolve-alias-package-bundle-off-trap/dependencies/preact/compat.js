export const useState = () => 'state of preact';
