export const Button = (props: { label: string }) => <button type="button">{props.label}</button>;
