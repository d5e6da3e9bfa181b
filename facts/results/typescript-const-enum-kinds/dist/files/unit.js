var unit_Unit = /*#__PURE__*/ function(Unit) {
    Unit[Unit["Meter"] = 5] = "Meter";
    Unit[Unit["Kilometer"] = 6] = "Kilometer";
    return Unit;
}({});
export { unit_Unit as Unit };
