export default { bundle: 'no', dts: 'no' };
