const languages = import.meta.glob('./languages/*.json');
export { languages };
