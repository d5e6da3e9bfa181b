module.exports = function getTheme() {
  return 'dark';
};
