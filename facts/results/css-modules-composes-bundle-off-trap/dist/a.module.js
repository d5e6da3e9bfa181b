import "./a_module.css";
const a_module = {
    a: "a-TDHM0T base-JN3Tum"
};
export default a_module;
