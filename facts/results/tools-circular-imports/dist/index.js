class Square extends Shape {
}
class Shape {
    toSquare() {
        return new Square();
    }
}
export { Shape, Square };
