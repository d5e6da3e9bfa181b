'use client';

/** A shape. */
export class Circle {
  constructor(readonly radius: number) {}
}

const createCircle = (radius: number): Circle => new Circle(radius);

export const unit = /* @__PURE__ */ createCircle(1);
