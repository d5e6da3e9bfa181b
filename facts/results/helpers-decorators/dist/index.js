import { _ } from "@swc/helpers/_/_ts_decorate";
const log = (target, key)=>console.log(target, key);
class Counter {
    constructor(){
        this.count = 0;
    }
}
_([
    log
], Counter.prototype, "count", void 0);
export { Counter };
