const load = async ()=>{
    const [one, two] = await Promise.all([
        import("./one.js"),
        import("./two.js")
    ]);
    return one.default + two.default;
};
export { load };
