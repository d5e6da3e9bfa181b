const steps = "Build first.\nThen publish.\n";
const lines = steps.split('\n').length;
export { lines, steps };
