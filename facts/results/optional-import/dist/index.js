const load = async ()=>{
    try {
        return await import("fsevents-lite");
    } catch  {
        return;
    }
};
export { load };
