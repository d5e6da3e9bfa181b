const most = 3;
const src_hidden = 4;
export { most, src_hidden as hidden };
