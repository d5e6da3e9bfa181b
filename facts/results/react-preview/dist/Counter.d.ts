export default function Counter(): import("react").JSX.Element;
