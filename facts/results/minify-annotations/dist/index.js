"use client";
class Circle {
    radius;
    constructor(radius){
        this.radius = radius;
    }
}
const createCircle = (radius)=>new Circle(radius);
const unit = /* @__PURE__ */ createCircle(1);
export { Circle, unit };
