const src_name = 'box';
export { src_name as name };
