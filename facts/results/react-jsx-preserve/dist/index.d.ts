export declare const Button: ({ label }: {
    label: string;
}) => import("react").JSX.Element;
