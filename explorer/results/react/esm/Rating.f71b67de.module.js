import "./Rating_module.css";
var Rating_module = {
    rating: "rating-Pk2wwT",
    full: "full-RWrSiH",
    empty: "empty-m9wxSP"
};
export default Rating_module;

//# sourceMappingURL=Rating.module.js.map