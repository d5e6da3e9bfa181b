export interface ButtonProps {
  /** What the button says. */
  label: string;
}

export function Button({ label }: ButtonProps) {
  return <button type="button">{label}</button>;
}
