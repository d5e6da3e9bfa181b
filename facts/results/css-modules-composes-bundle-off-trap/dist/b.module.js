import "./b_module.css";
const b_module = {
    b: "b-OKa7oA base-JN3Tum"
};
export default b_module;
