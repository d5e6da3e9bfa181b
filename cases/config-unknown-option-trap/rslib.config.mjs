export default { bundel: false, lib: [{ outDir: 'out' }] };
