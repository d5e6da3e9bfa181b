import "./input_module.css";
const input_module = {
    input: "input-Z9RDFh"
};
export default input_module;
