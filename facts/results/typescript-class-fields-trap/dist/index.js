class Client {
    base;
    url = `${this.base}/v1`;
    constructor(base){
        this.base = base;
    }
}
class Model {
    constructor(data){
        Object.assign(this, data);
    }
}
class User extends Model {
    name;
}
export { Client, User };
