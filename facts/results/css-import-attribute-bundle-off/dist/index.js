import box from "./box.css" with {
    type: "css"
};
export { box as sheet };
