export const Box = () => <b>box</b>;
