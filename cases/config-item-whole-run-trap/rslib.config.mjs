export default {
  lib: [{ root: './other', logLevel: 'silent', server: { publicDir: false } }],
  output: { target: 'web' },
};
