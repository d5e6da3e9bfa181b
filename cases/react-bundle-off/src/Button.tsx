import './Button.css';

export const Button = ({ label }: { label: string }) => (
  <button type="button" className="button">
    {label}
  </button>
);
