export declare class User {
    name: string;
}
