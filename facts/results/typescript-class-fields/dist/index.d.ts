export declare class Client {
    private base;
    url: string;
    constructor(base: string);
}
declare class Model {
    constructor(data: object);
}
export declare class User extends Model {
    name: string;
}
export {};
