class Client {
    constructor(base){
        this.base = base;
        this.url = `${this.base}/v1`;
    }
}
class Model {
    constructor(data){
        Object.assign(this, data);
    }
}
class User extends Model {
}
export { Client, User };
