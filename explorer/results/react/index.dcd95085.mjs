import { jsx } from "react/jsx-runtime";
import { useState } from "react";
import star_namespaceObject from "./static/svg/star.svg";
const Rating_module = {
    rating: "rating-Pk2wwT",
    full: "full-RWrSiH",
    empty: "empty-m9wxSP"
};
function Rating({ max = 5, onRate }) {
    const [rating, setRating] = useState(0);
    const rate = (stars)=>{
        setRating(stars);
        null == onRate || onRate(stars);
    };
    return /*#__PURE__*/ jsx("div", {
        className: Rating_module.rating,
        children: Array.from({
            length: max
        }, (_, index)=>/*#__PURE__*/ jsx("button", {
                type: "button",
                className: index < rating ? Rating_module.full : Rating_module.empty,
                onClick: ()=>rate(index + 1),
                children: /*#__PURE__*/ jsx("img", {
                    src: star_namespaceObject,
                    alt: `${index + 1}`
                })
            }, index))
    });
}
export { Rating };
