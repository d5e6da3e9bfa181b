export interface CounterProps {
    label?: string;
}
export default function Counter({ label }: CounterProps): import("react").JSX.Element;
