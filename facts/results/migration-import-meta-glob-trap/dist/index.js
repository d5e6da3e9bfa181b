const languages = import.meta.glob('./parts/*.js');
export { languages };
