export interface CounterProps {
    label: string;
}
/** A button that counts its clicks. */
export declare function Counter({ label }: CounterProps): import("react").JSX.Element;
