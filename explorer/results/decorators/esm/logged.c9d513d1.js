function logged(method, param) {
    var name = param.name;
    return function() {
        for(var _len = arguments.length, args = new Array(_len), _key = 0; _key < _len; _key++)args[_key] = arguments[_key];
        console.log("".concat(String(name), "(").concat(args.join(', '), ")"));
        return method.apply(this, args);
    };
}
export { logged };

//# sourceMappingURL=logged.js.map