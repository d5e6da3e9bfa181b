var src_place = "node";
export { src_place as place };
