import "./base_module.css";
const base_module = {
    base: "base-JN3Tum"
};
export default base_module;
