const { Transform } = require('stream');
const { inherits } = require('util');

function Upper() {
  Transform.call(this);
}
inherits(Upper, Transform);
exports.Upper = Upper;
