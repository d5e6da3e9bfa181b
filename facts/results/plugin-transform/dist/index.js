const steps = "Build first.\nThen publish.\n";
const lines = steps.split('\n').length;
const src_text = steps;
export { lines, src_text as text };
