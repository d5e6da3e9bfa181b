const React = require('react');

exports.version = () => React.version;
