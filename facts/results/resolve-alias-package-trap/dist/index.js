const useState = ()=>'state of preact';
export { useState };
