export default {
  lib: [
    {
      output: {}
    }
  ],
  source: {
    define: {}
  },
  root: '<root>'
}