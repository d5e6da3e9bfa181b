type Method<This, Args extends unknown[], Result> = (this: This, ...args: Args) => Result;
/** A method decorator: prints each call with its arguments. */
export declare function logged<This, Args extends unknown[], Result>(method: Method<This, Args, Result>, { name }: ClassMethodDecoratorContext<This, Method<This, Args, Result>>): Method<This, Args, Result>;
export {};
