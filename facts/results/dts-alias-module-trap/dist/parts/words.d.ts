export interface Words {
    list: string[];
}
export declare const words: string[];
