import"./Rating_module.css";export default{rating:"rating-Pk2wwT",full:"full-RWrSiH",empty:"empty-m9wxSP"};
//# sourceMappingURL=Rating.module.js.map