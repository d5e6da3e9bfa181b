export interface CounterProps {
    label: string;
}
export declare function Counter({ label }: CounterProps): import("preact").JSX.Element;
